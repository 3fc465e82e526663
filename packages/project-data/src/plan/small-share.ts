/**
 * True when so few records differ that single lookups are faster. The planner overestimates the cost of each lookup and
 * would read the whole module.
 */
export function areFew(count: number, { of: all }: { of: number }): boolean {
  return count * 4 < all;
}
