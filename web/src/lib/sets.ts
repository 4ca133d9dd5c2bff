/** The distinct values. The set never changes, so it need not be reactive. */
export function setOf<T>(list: T[]): ReadonlySet<T> {
  return new Set(list);
}
