// A long list is one stop of the key Tab: arrows go from line to line, and Tab goes through the line one is at. Otherwise a log of a
// hundred lines would lie between someone with a keyboard and the map.

const LINE = "[data-line]";
const CONTROL = "button, summary, a[href]";

const linesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(LINE)];
const controlsOf = (line: HTMLElement) =>
  [...line.querySelectorAll<HTMLElement>(CONTROL)].filter((it) => !it.closest("dialog, [data-pointer]"));

/** To be attached to the list; its lines bear `data-line`, and what is for pointers alone `data-pointer`. */
export function oneStop(list: HTMLElement): () => void {
  let current: HTMLElement | null = null;

  /** Tab stops in the line one is at: at first, and when that line is gone, in the last. */
  function settle(): void {
    const lines = linesOf(list);
    if (!current?.isConnected) current = null;
    const stop = current ?? lines.at(-1);
    for (const line of lines)
      for (const it of controlsOf(line)) {
        const index = line === stop ? 0 : -1;
        if (it.tabIndex !== index) it.tabIndex = index;
      }
  }

  function goTo(line: HTMLElement | undefined): void {
    if (!line) return;
    current = line;
    settle();
    const target = controlsOf(line)[0] ?? line;
    if (target === line) line.tabIndex = -1;
    target.focus();
    line.scrollIntoView({ block: "nearest" });
  }

  function keyed(event: KeyboardEvent): void {
    const at = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || at.closest("dialog")) return;
    const lines = linesOf(list);
    const i = lines.indexOf(at.closest<HTMLElement>(LINE)!);
    const from = i < 0 ? lines.length : i;
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: lines.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo(lines[Math.max(to, 0)]);
  }

  function focused(event: FocusEvent): void {
    const line = (event.target as HTMLElement).closest<HTMLElement>(LINE);
    if (line && line !== current) {
      current = line;
      settle();
    }
  }

  const observer = new MutationObserver(settle);
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener("keydown", keyed);
  list.addEventListener("focusin", focused);
  settle();
  return () => {
    observer.disconnect();
    list.removeEventListener("keydown", keyed);
    list.removeEventListener("focusin", focused);
  };
}
