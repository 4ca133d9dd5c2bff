import { games } from "../games";
import common from "../symbols.svg?raw";

/** Puts the drawings of the frame and of all games into the page, so that `<use href="#...">` finds them. */
export function putSymbols(page: Document = document): void {
  for (const sprite of [common, ...games.flatMap((it) => it.symbols ?? [])]) put(sprite, page);
}

function put(sprite: string, page: Document): void {
  const parsed = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
  const svg = page.importNode(parsed, true);
  for (const name of ["width", "height"]) svg.setAttribute(name, "0");
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  // Titles inside symbols would be shown as English tooltips and read aloud.
  for (const title of svg.querySelectorAll("title")) title.remove();
  page.body.prepend(svg);
}
