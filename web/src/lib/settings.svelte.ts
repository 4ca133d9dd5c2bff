/** Preferences, kept on this device. */
export type Theme = "day" | "lamp" | "system";

const KEPT = "sandtable-settings";

class Settings {
  theme = $state<Theme>("system");
  /** How fast events are shown: 0 is instantly. */
  pace = $state(1);
  /** Whether the table makes sounds: not until they are wanted. */
  sound = $state(false);
  /** Whether letter keys act on the table. */
  keys = $state(true);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
      if (["day", "lamp", "system"].includes(kept.theme)) this.theme = kept.theme;
      if (typeof kept.pace === "number") this.pace = kept.pace;
      this.sound = kept.sound === true;
    } catch {
      // The stored settings cannot be read: start over.
    }
  }

  keep(): void {
    localStorage.setItem(KEPT, JSON.stringify({ theme: this.theme, pace: this.pace, sound: this.sound }));
  }

  get dark(): boolean {
    return this.theme === "system" ? systemDark.matches : this.theme === "lamp";
  }

  /** Applies the theme to the page. */
  apply(): void {
    document.documentElement.dataset["theme"] = this.dark ? "lamp" : "day";
  }

  toggleTheme(): void {
    this.theme = this.dark ? "day" : "lamp";
    this.apply();
    this.keep();
  }
}

const systemDark = matchMedia("(prefers-color-scheme: dark)");
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const settings = new Settings();
systemDark.addEventListener("change", () => settings.apply());
