/** About how many minutes a match of so many decisions takes: rounded to what people would say. */
export function minutesOf(decisions: number, seconds: number): number {
  const minutes = (decisions * seconds) / 60;
  const step = minutes < 60 ? 5 : 15;
  return Math.max(step, Math.round(minutes / step) * step);
}
