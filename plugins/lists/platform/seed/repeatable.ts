/** Choices that look random, and are the same at each start. */
export interface Repeatable {
  /** A number from 0 to below 1. */
  share(): number;
  /** A whole number from `min` to `max`. */
  whole(min: number, max: number): number;
  one<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True in this share of the cases. */
  chance(share: number): boolean;
}

/** `seed`: a whole number. The generator is mulberry32. */
export function createRepeatable(seed: number): Repeatable {
  let state = seed;
  const share = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    share,
    whole: (min, max) => min + Math.floor(share() * (max - min + 1)),
    one: (items) => items[Math.floor(share() * items.length)] ?? items[0],
    chance: (limit) => share() < limit,
  };
}
