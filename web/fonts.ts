// The fonts, cut to what pages need. As they are published each has small capitals, old-style figures and instructions for coarse
// screens: more than half of its size. Letters that most pages need are one file; rarer ones and Cyrillic follow where they are read.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const SOURCES = fileURLToPath(new URL("../node_modules/@fontsource", import.meta.url));
/** Where the cut fonts and their style sheet are written. */
export const FONTS = fileURLToPath(new URL("../node_modules/.sandtable-fonts", import.meta.url));

interface Face {
  family: string;
  folder: string;
  weight: number;
  style: "normal" | "italic";
}
const FACES: Face[] = [
  { family: "Spectral", folder: "spectral", weight: 500, style: "normal" },
  { family: "Spectral", folder: "spectral", weight: 500, style: "italic" },
  { family: "Spectral", folder: "spectral", weight: 600, style: "normal" },
  { family: "Alegreya Sans", folder: "alegreya-sans", weight: 500, style: "normal" },
  { family: "Alegreya Sans", folder: "alegreya-sans", weight: 700, style: "normal" },
];

/** Code points, from and to. */
type Range = [number, number];

/** Single letters as ranges; neighbours are put together. */
const ranges = (letters: string): Range[] =>
  [...letters]
    .map((it) => it.codePointAt(0)!)
    .sort((a, b) => a - b)
    .reduce<Range[]>((found, it) => {
      const last = found.at(-1);
      if (last && last[1] === it - 1) last[1] = it;
      else found.push([it, it]);
      return found;
    }, []);

/** Each part of a script: the published file it is cut from, and its letters. */
const PARTS: Record<string, { from: string; ranges: Range[] }> = {
  // Figures and the signs of texts and tables, in every language.
  signs: {
    from: "latin",
    ranges: [[0x20, 0x40], [0x5b, 0x60], [0x7b, 0x7e], ...ranges("¡ª«·º»½¿×–—‘’“”…′″−")],
  },
  // What English, Italian and Spanish are written with.
  base: {
    from: "latin",
    ranges: [
      ...ranges("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
      ...ranges("abcdefghijklmnopqrstuvwxyz"),
      ...ranges("ÀÁÈÉÌÍÑÒÓÙÚÜàáèéìíñòóùúü"),
    ],
  },
  // Other letters of western Europe, in names of people.
  western: {
    from: "latin",
    ranges: [
      [0xa0, 0xa0],
      ...ranges("¢£¤¥¦§¨©¬®¯°±²³´µ¶¸¹¼¾ÂÃÄÅÆÇÊËÎÏÐÔÕÖØÛÝÞßâãäåæçêëîïðôõö÷øûýþÿıŒœ†‡•‹›€™"),
    ],
  },
  // And of central Europe.
  central: {
    from: "latin-ext",
    ranges: [
      [0x100, 0x130],
      [0x132, 0x151],
      [0x154, 0x17f],
      [0x218, 0x21b],
      [0x1e9e, 0x1e9e],
    ],
  },
  ukrainian: {
    from: "cyrillic",
    ranges: ranges("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя№"),
  },
  // Names in other languages with these letters.
  cyrillic: {
    from: "cyrillic",
    ranges: ranges("ЁЂЃЅЈЉЊЋЌЍЎЏЪЫЭъыэёђѓѕјљњћќѝўџ"),
  },
};

/** What texts are set with: pairs, ligatures, and figures as high as capitals and as wide as each other. */
const FEATURES = ["kern", "liga", "lnum", "tnum", "locl", "ccmp", "mark"];

const lettersOf = (ranges: Range[]): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
    .join("");
const written = ([from, to]: Range): string =>
  `U+${from.toString(16)}${from === to ? "" : `-${to.toString(16)}`}`;

async function cut(): Promise<void> {
  mkdirSync(FONTS, { recursive: true });
  const rules: string[] = [];
  for (const { family, folder, weight, style } of FACES) {
    for (const [part, { from, ranges }] of Object.entries(PARTS)) {
      const source = readFileSync(`${SOURCES}/${folder}/files/${folder}-${from}-${weight}-${style}.woff2`);
      const options = { targetFormat: "woff2" as const, keepFeatures: FEATURES, noHinting: true };
      const name = `${folder}-${part}-${weight}-${style}.woff2`;
      writeFileSync(`${FONTS}/${name}`, await subsetFont(source, lettersOf(ranges), options));
      rules.push(`@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url("./${name}") format("woff2");
  unicode-range: ${ranges.map(written).join(", ")};
}`);
    }
  }
  writeFileSync(`${FONTS}/fonts.css`, rules.join("\n"));
}

/** Cuts the fonts before the client is built; again when this file or the fonts have changed. */
export function fonts(): Plugin {
  return {
    name: "sandtable-fonts",
    async buildStart() {
      const published = ["spectral", "alegreya-sans"].map((it) => `${SOURCES}/${it}/package.json`);
      const made = [fileURLToPath(import.meta.url), ...published]
        .map((it) => readFileSync(it, "utf8"))
        .join();
      const mark = `${FONTS}/made-from`;
      if (existsSync(mark) && readFileSync(mark, "utf8") === made) return;
      await cut();
      writeFileSync(mark, made);
    },
  };
}
