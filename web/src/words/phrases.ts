import type { Phrase } from "../protocol";

/** Whether a part of a sentence has words of its own, and is not just something with a name. */
export function isPhrase(arg: object): arg is Phrase {
  return "key" in arg && "args" in arg;
}
