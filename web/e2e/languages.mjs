/** What tests in the browser need of the languages: their list, and their texts. */
import { readFileSync } from "node:fs";

const read = (path) => readFileSync(new URL(`../../locales/${path}`, import.meta.url), "utf8");

/** The codes of all languages. */
export const LANGUAGES = JSON.parse(read("languages.json")).map((it) => it.code);
/** The codes of all languages but English, in which the other tests are. */
export const TRANSLATIONS = LANGUAGES.filter((it) => it !== "en");

/** A text of one line, of a file of the frame. */
export function text(language, file, key) {
  const line = read(`${language}/${file}.ftl`)
    .split("\n")
    .find((it) => it.startsWith(`${key} = `));
  return line.slice(key.length + 3);
}
