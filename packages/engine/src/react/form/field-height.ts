/** Height to reckon with for fields that were never laid out. */
export function likelyHeight(fieldCount: number): string {
  return `auto ${fieldCount * 84}px`;
}
