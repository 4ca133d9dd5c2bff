/** The current page: the path of the address, kept in step with it. */
class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** For links: lets the browser open them elsewhere when a modifier key is held. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();
