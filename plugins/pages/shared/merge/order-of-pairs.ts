/** Orders of the same pages before and after the changes of each side. */
export interface Orders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/** The order that two pages should have: that of a side that changed it, else as before. */
export interface WantedOrder {
  isFirst: boolean;
  /** A side changed it. */
  isChanged: boolean;
}

/** Returns a function for the wanted order of two pages. */
export function wantedOrders({ base, mine, theirs }: Orders): (one: string, other: string) => WantedOrder {
  const places = new Map(base.map((key, index) => [key, { base: index, mine: 0, theirs: 0 }]));
  for (const side of ['mine', 'theirs'] as const)
    for (const [index, key] of { mine, theirs }[side].entries()) {
      const place = places.get(key);
      if (place) place[side] = index;
    }
  return (one, other) => {
    const [its, others] = [places.get(one), places.get(other)];
    if (its === undefined || others === undefined) throw new Error(`no place for ${one} or ${other}`);
    const wasFirst = its.base < others.base;
    const isChanged = its.mine < others.mine !== wasFirst || its.theirs < others.theirs !== wasFirst;
    return { isFirst: wasFirst !== isChanged, isChanged };
  };
}

/** The order in which any two pages have their wanted order. Undefined if there is none: the sides contradict each other. */
export function orderOfPairs({ base, mine, theirs }: Orders): string[] | undefined {
  if (isSameOrder(base, mine) || isSameOrder(mine, theirs)) return [...theirs];
  if (isSameOrder(base, theirs)) return [...mine];
  const wanted = wantedOrders({ base, mine, theirs });
  const order: string[] = [];
  for (const key of base) {
    const before = base.filter((other) => other !== key && wanted(other, key).isFirst);
    if (order[before.length] !== undefined) return undefined;
    order[before.length] = key;
  }
  return order;
}

function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.every((key, index) => key === other[index]);
}
