/** The key that was pressed; letters as on a Latin keyboard, whatever the layout. */
export function keyOf(event: KeyboardEvent): string {
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
  if (event.key.length === 1 && /^Key[A-Z]$/.test(event.code)) return event.code.slice(3).toLowerCase();
  return event.key;
}
