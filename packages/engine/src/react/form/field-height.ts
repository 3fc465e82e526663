/** Estimated height of fields without layout, as a CSS length. */
export function likelyHeight(fieldCount: number): string {
  return `auto ${fieldCount * 84}px`;
}
