import type { Phrase } from "../protocol";

/** Whether a part of a sentence has words of its own, and is not just something with a name, which is an object of strings. */
export function isPhrase(arg: object): arg is Phrase {
  return typeof (arg as Partial<Phrase>).args === "object";
}
