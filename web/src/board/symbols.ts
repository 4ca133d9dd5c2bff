import sprite from "../symbols.svg?raw";

/** Puts the drawings into the page, once, so that `<use href="#...">` finds them. */
export function putSymbols(page: Document = document): void {
  if (page.getElementById("c-us")) return;
  const svg = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
  for (const [name, value] of Object.entries({ width: "0", height: "0", "aria-hidden": "true" })) {
    svg.setAttribute(name, value);
  }
  svg.style.position = "absolute";
  // Titles inside symbols would be shown as English tooltips and read aloud.
  for (const title of svg.querySelectorAll("title")) title.remove();
  page.body.prepend(page.importNode(svg, true));
}
