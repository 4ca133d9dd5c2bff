import type { NameOf, Payload } from "$frame/protocol/variants";

/** A row for every variant of a union: what the screen makes of it. A table that lacks one does not compile. */
export type Rows<U, R> = { [N in NameOf<U>]: (it: Payload<U, N>) => R };
