/**
 * Whether records are so few, beside those that are there, that they are better looked up one by one. The planner fears
 * that each of them costs a disk's time, and would read the whole module.
 */
export function areFew(count: number, { of: all }: { of: number }): boolean {
  return count * 4 < all;
}
