/** Each once; nobody changes it, so nothing has to watch it. */
export function setOf<T>(list: T[]): ReadonlySet<T> {
  return new Set(list);
}
