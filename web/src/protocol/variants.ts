/**
 * The wire writes a variant without a payload as its name, and any other as an object with its name as the only key:
 * `"passed" | { moved: { … } }`. TypeScript sees no discriminant in that, so neither `switch` nor `in` notices a variant
 * without a case. These functions do: `match` compiles only if every variant has one.
 */

/** The names of the variants of a union, such as `"passed" | "moved"`. */
export type NameOf<U> = U extends string ? U : U extends object ? keyof U & string : never;

/** The variants of a union that have one of these names. */
export type Variant<U, N extends string> = Extract<U, Named<N>>;

type Named<N extends string> = N extends string ? N | { [K in N]: unknown } : never;

/** What a variant carries; `undefined` for one that is only a name. */
export type Payload<U, N extends string> = U extends string
  ? U extends N
    ? undefined
    : never
  : U extends { [K in N]: infer P }
    ? P
    : never;

/** Functions for variants, by their names; none for a name that is no variant. `T` is what each of them returns. */
type Cases<U, T> = { [N in keyof T]: N extends NameOf<U> ? (it: Payload<U, N>) => T[N] : never };

/** The type that the place of the call asks for, or else whatever the cases return. */
type Result<R, T> = unknown extends R ? T : R;

/** The name of the variant that a value is. */
export function nameOf<U extends string | object>(value: U): NameOf<U> {
  return (typeof value === "string" ? value : Object.keys(value)[0]) as NameOf<U>;
}

/** Whether a value is one of these variants. */
export function is<U, N extends NameOf<U>>(value: U, ...names: N[]): value is Variant<U, N> {
  return present(value) && names.includes(nameOf(value) as N);
}

/** What the variant carries, if the value is that one. A variant without a payload carries nothing: ask `is`. */
export function payload<U, N extends NameOf<Exclude<U, string>>>(
  value: U,
  name: N,
): Payload<U, N> | undefined {
  return present(value) && nameOf(value) === name ? carried<U, N>(value) : undefined;
}

/** The result of the variant's case. Every variant needs one. */
export function match<U extends string | object, R, T extends Record<NameOf<U>, R>>(
  value: U,
  cases: Cases<U, T>,
): Result<R, T[NameOf<U>]> {
  const name = nameOf(value);
  const then = caseOf(cases, name);
  if (then === undefined) throw new Error(`no case for the variant "${name}"`);
  return then(carried(value)) as Result<R, T[NameOf<U>]>;
}

/** The same for some variants; all others, and no value at all, are `otherwise`. */
export function matchSome<U, R, T extends Partial<Record<NameOf<U>, R>>, O extends R>(
  value: U,
  cases: Cases<U, T>,
  otherwise: () => O,
): Result<R, T[keyof T] | O> {
  const then = present(value) ? caseOf(cases, nameOf(value)) : undefined;
  return (then === undefined ? otherwise() : then(carried(value))) as Result<R, T[keyof T] | O>;
}

/** The same case for several variants, to be spread among the others. */
export function alike<N extends string, T>(names: N[], then: () => T): Record<N, () => T> {
  return Object.fromEntries(names.map((it) => [it, then])) as Record<N, () => T>;
}

function caseOf(cases: object, name: string): ((it: unknown) => unknown) | undefined {
  return (cases as Record<string, (it: unknown) => unknown>)[name];
}

function present<U>(value: U): value is U & (string | object) {
  return value !== null && value !== undefined;
}

function carried<U, N extends string>(value: U): Payload<U, N> {
  return (typeof value === "object" ? Object.values(value as object)[0] : undefined) as Payload<U, N>;
}
