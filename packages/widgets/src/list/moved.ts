/** A copy with the entry at `from` moved to `to`. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...entries.slice(from, from + 1), ...rest.slice(to)];
}
