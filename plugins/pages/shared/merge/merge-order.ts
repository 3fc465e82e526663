import type { Side } from './merge-nodes';

interface Orders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

export interface OrderOptions extends Orders {
  /** The children of the merged parent, in any order. */
  keys: readonly string[];
  prefer: Side;
}

/**
 * Merges the order of one list of siblings: theirs, in which each page that I moved or added follows the page that it
 * follows in mine. `clashes`: pages that both sides moved to different places.
 */
export function mergeOrder({ keys, base, mine, theirs, prefer }: OrderOptions): { order: string[]; clashes: string[] } {
  const isMember = new Set(keys);
  const orders: Orders = {
    base: base.filter((key) => isMember.has(key)),
    mine: mine.filter((key) => isMember.has(key)),
    theirs: theirs.filter((key) => isMember.has(key)),
  };
  const movedByMe = movedKeys(orders.base, orders.mine);
  const movedByThem = movedKeys(orders.base, orders.theirs);
  const clashes = [...movedByMe].filter(
    (key) =>
      orders.base.includes(key) && movedByThem.has(key) && before(orders.mine, key) !== before(orders.theirs, key),
  );
  if (prefer === 'theirs') for (const key of clashes) movedByMe.delete(key);
  const order = orders.theirs.filter((key) => !movedByMe.has(key));
  for (const key of orders.mine) {
    if (order.includes(key)) continue;
    order.splice(placeAfter(order, orders.mine, key), 0, key);
  }
  return { order: [...order, ...keys.filter((key) => !order.includes(key))], clashes };
}

function before(order: readonly string[], key: string): string | undefined {
  return order[order.indexOf(key) - 1];
}

/** Behind the nearest page that precedes `key` in `mine`. */
function placeAfter(order: readonly string[], mine: readonly string[], key: string): number {
  const previous = mine.slice(0, mine.indexOf(key)).findLast((each) => order.includes(each));
  return previous === undefined ? 0 : order.indexOf(previous) + 1;
}

/** The fewest pages that explain the new order: those outside the longest run that kept its order, and new ones. */
function movedKeys(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((key, index) => [key, index]));
  const kept = after.filter((key) => places.has(key));
  const stays = new Set(longestRun(kept, (key) => places.get(key) ?? 0));
  return new Set(after.filter((key) => !stays.has(key)));
}

/** The longest subsequence with ascending numbers. */
function longestRun(keys: readonly string[], numberOf: (key: string) => number): string[] {
  /** The last key of the best run of each length, and the run before each key. */
  const ends: string[] = [];
  const previous = new Map<string, string | undefined>();
  for (const key of keys) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numberOf(ends[middle] ?? key) < numberOf(key)) low = middle + 1;
      else high = middle;
    }
    previous.set(key, ends[low - 1]);
    ends[low] = key;
  }
  const run: string[] = [];
  for (let at = ends.at(-1); at !== undefined; at = previous.get(at)) run.push(at);
  return run.toReversed();
}
