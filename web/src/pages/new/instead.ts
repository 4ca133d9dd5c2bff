import type { Game, NewMatch } from "../../protocol";

/** The context in which the form of a new match makes something else of it. */
export const INSTEAD = Symbol("instead");

export interface Instead {
  /** What the button says. */
  label: string;
  begin(match: NewMatch<Game>): Promise<void>;
}
