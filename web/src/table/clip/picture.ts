// The map as pixels. Its drawing is put, with the styles, symbols and fonts of this page, into a picture of its own.

import type { Size } from "../sheet/view";

const SVG = "http://www.w3.org/2000/svg";

/** What drawings need besides themselves, gathered once. */
export interface Studio {
  styles: string;
  symbols: string;
}

/** Gathers styles, symbols, and the fonts that the page has loaded. */
export async function openStudio(): Promise<Studio> {
  const rules = [...document.styleSheets].flatMap((it) => [...it.cssRules]);
  const faces = await Promise.all(rules.filter((it) => it instanceof CSSFontFaceRule).map(embedded));
  const others = rules.filter((it) => !(it instanceof CSSFontFaceRule)).map((it) => it.cssText);
  const symbols = [...document.querySelectorAll("symbol")].map((it) =>
    new XMLSerializer().serializeToString(it),
  );
  return { styles: [...faces, ...others].join("\n"), symbols: symbols.join("") };
}

/** A font face with its file inside; nothing for one that this page does not use. */
async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const of = (name: string) => rule.style.getPropertyValue(name).replaceAll(/["']/g, "");
  const isUsed = [...document.fonts].some(
    (it) =>
      it.status === "loaded" &&
      it.family.replaceAll(/["']/g, "") === of("font-family") &&
      it.weight === of("font-weight") &&
      it.style === (of("font-style") || "normal") &&
      isAlike(it.unicodeRange, of("unicode-range")),
  );
  const url = /url\(["']?([^"')]+\.woff2)/.exec(rule.cssText)?.[1];
  if (!isUsed || !url) return "";
  const sheet = rule.parentStyleSheet?.href ?? location.href;
  const file = await (await fetch(new URL(url, sheet))).blob();
  return rule.cssText.replace(/src:[^;]+;/, `src: url(${await dataUrl(file)}) format("woff2");`);
}

/** Browsers write ranges of letters in different ways. */
const isAlike = (a: string, b: string): boolean =>
  (a || "U+0-10FFFF").slice(0, 6).toUpperCase() === (b || "U+0-10FFFF").slice(0, 6).toUpperCase();

/** A file as an address that contains it. */
export function dataUrl(file: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error!);
    reader.readAsDataURL(file);
  });
}

/** Draws all layers of a sheet that match, each over the one before. */
export async function drawn(
  studio: Studio,
  sheet: Element,
  layers: string,
  size: Size,
): Promise<HTMLImageElement> {
  const text = withAncestors(sheet, [...sheet.querySelectorAll(`:scope > svg${layers}`)], size, studio);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** The layers, within as many groups as the sheet has ancestors, so that all styles find what they are meant for. */
function withAncestors(sheet: Element, layers: Element[], size: Size, { styles, symbols }: Studio): string {
  const { width, height } = size;
  const written = (it: Element) => new XMLSerializer().serializeToString(it);
  const sized = (layer: Element) => {
    const copy = layer.cloneNode(true) as Element;
    copy.setAttribute("width", String(width));
    copy.setAttribute("height", String(height));
    return written(copy);
  };
  // Layers share their patterns and gradients.
  const isApart = (it: Element) => !layers.some((layer) => layer.contains(it));
  const shared = [...sheet.querySelectorAll("defs")].filter(isApart);
  let inside = `<defs>${symbols}</defs>${shared.map(written).join("")}${layers.map(sized).join("")}`;
  for (let it: Element | null = sheet; it && it !== document.documentElement; it = it.parentElement)
    inside = `<g${attributes(it)}>${inside}</g>`;
  const root = attributes(document.documentElement);
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="${SVG}" ${box}${root}><style>${escaped(styles)}</style>${inside}</svg>`;
}

/** Those attributes that styles are found by. */
function attributes(it: Element): string {
  const kept = [...it.attributes].filter(
    ({ name }) => name === "class" || name === "lang" || name.startsWith("data-"),
  );
  return kept.map(({ name, value }) => ` ${name}="${escaped(value).replaceAll('"', "&quot;")}"`).join("");
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
