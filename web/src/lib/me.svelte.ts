import { api } from "./api";

/** The person using this browser: a name is asked for only when others are about to read it. */
class Person {
  name = $state("");
  /** A name has been asked for and not given yet. */
  asked = $state(false);
  #known: Promise<void> | null = null;
  #answer: ((given: boolean) => void) | null = null;

  /** Loads the name that was chosen before; asks the server once. */
  known(): Promise<void> {
    this.#known ??= api.me().then(
      (me) => void (this.name = me.name),
      () => void (this.#known = null),
    );
    return this.#known;
  }

  /** Resolves to whether there is a name, after asking for one if there was none. */
  async named(): Promise<boolean> {
    await this.known();
    return this.name !== "" || this.ask();
  }

  /** Asks for a name, or for a new one. */
  ask(): Promise<boolean> {
    this.asked = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  /** The dialog was closed. */
  close(given: boolean): void {
    this.asked = false;
    this.#answer?.(given);
    this.#answer = null;
  }

  /** This device now belongs to another person. */
  become(name: string): void {
    this.name = name;
    this.#known = Promise.resolve();
  }
}

export const me = new Person();
