/** Puts the drawings of an SVG file into the page, so that `<use href="#...">` finds them. */
export function putSymbols(sprite: string, page: Document = document): void {
  const parsed = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
  const svg = page.importNode(parsed, true);
  for (const name of ["width", "height"]) svg.setAttribute(name, "0");
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  // Titles inside symbols would be shown as English tooltips and read aloud.
  for (const title of svg.querySelectorAll("title")) title.remove();
  page.body.prepend(svg);
}
