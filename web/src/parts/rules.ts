/** A piece of the text of a rule: words, or the id of another rule. */
export interface Piece {
  text: string;
  rule: boolean;
  found: boolean;
}

const ID = /((?:AA|SM)-[A-Z0-9-]*\d)/;

/** The chapter of a rule: `MOV` of `AA-MOV-3`, `MIS-V2` of `AA-MIS-V2-1`. */
export function chapterOf(id: string): string {
  return id.replace(/^[A-Z]+-/, "").replace(/-\d+$/, "");
}

/** Without case and accents, letter for letter, so that places in it are places in the text. */
export function plain(text: string): string {
  return Array.from(text.toLowerCase(), (it) => it.normalize("NFD")[0] ?? it).join("");
}

/** Cuts a text at the ids of rules, and at what is searched for. */
export function pieces(text: string, search = ""): Piece[] {
  return text
    .split(ID)
    .filter(Boolean)
    .flatMap((part) =>
      ID.test(part) ? [{ text: part, rule: true, found: false }] : found(part, plain(search)),
    );
}

function found(text: string, search: string): Piece[] {
  if (search === "") return [{ text, rule: false, found: false }];
  const where = plain(text);
  const cut: Piece[] = [];
  let from = 0;
  for (let at = where.indexOf(search); at >= 0; at = where.indexOf(search, from)) {
    cut.push({ text: text.slice(from, at), rule: false, found: false });
    cut.push({ text: text.slice(at, at + search.length), rule: false, found: true });
    from = at + search.length;
  }
  cut.push({ text: text.slice(from), rule: false, found: false });
  return cut.filter((it) => it.text !== "");
}
