import type { Side } from './merge-nodes';
import { orderOfPairs, wantedOrders, type Orders, type WantedOrder } from './order-of-pairs';
import type { SiblingMoves } from './sibling-moves';

interface OrderOptions extends Orders {
  /** The children of the merged parent, in any order. */
  keys: readonly string[];
  moves: Record<Side, SiblingMoves>;
  prefer: Side;
}

/**
 * Merges the order of one list of siblings. Any two pages get the order that a side gave them. Where the sides contradict
 * each other, the pages that the preferred side moved get the places where the fewest pairs lose that order. `clashes`:
 * pages that both sides moved to different places.
 */
export function mergeOrder({ keys, moves, prefer, ...lists }: OrderOptions): { order: string[]; clashes: string[] } {
  const orders = membersOf(lists, new Set(keys));
  const other: Side = prefer === 'mine' ? 'theirs' : 'mine';
  const [own, others] = [orders[prefer], orders[other]];
  const [inBase, inOwn, inOthers] = [setOf(orders.base), setOf(own), setOf(others)];
  const isMoved = (side: Side, key: string) => moves[side].certain.has(key);
  const isStill = (key: string) => !isMoved('mine', key) && !isMoved('theirs', key);

  const shared = own.filter((key) => inOthers.has(key));
  const clashes = shared.filter((key) => {
    const isMovedByBoth = !inBase.has(key) || (isMoved('mine', key) && isMoved('theirs', key));
    return isMovedByBoth && placeIn(own, key, isStill) !== placeIn(others, key, isStill);
  });
  const common = membersOf(orders, setOf(shared.filter((key) => inBase.has(key))));
  const agreed = clashes.length === 0 ? orderOfPairs(common) : undefined;
  const { order, contradicted } = agreed ? { order: agreed, contradicted: [] } : weighPairs(common, { moves, prefer });
  clashes.push(...contradicted.filter((key) => !clashes.includes(key)));

  const isPlacedByOwn = (key: string) => isMoved(prefer, key) && (!isMoved(other, key) || clashes.includes(key));
  const placed = setOf(order);
  insertMissing(
    order,
    others.filter((key) => !inOwn.has(key) || placed.has(key)),
    (key) => !isPlacedByOwn(key),
  );
  insertMissing(order, own, (key) => !isMoved(other, key) || isMoved(prefer, key));
  // The other ones' parents are gone.
  const found = setOf(order);
  return { order: [...order, ...keys.filter((key) => !found.has(key))], clashes };
}

/** Puts the pages that the preferred side moved into the other side's order. `contradicted`: those that both may have moved. */
function weighPairs(orders: Orders, { moves, prefer }: Pick<OrderOptions, 'moves' | 'prefer'>) {
  const other: Side = prefer === 'mine' ? 'theirs' : 'mine';
  const wanted = wantedOrders(orders);
  const wantedByOwn = wantedOrders({ ...orders, [other]: orders[prefer] });
  const isUnclear = (key: string) => moves.mine.possible.has(key) && moves.theirs.possible.has(key);
  const order = orders[other].filter((key) => !moves[prefer].possible.has(key));
  for (const key of orders[prefer]) {
    if (!moves[prefer].possible.has(key)) continue;
    const isElsewhere = (each: string) => moves[other].certain.has(each) && !moves[prefer].possible.has(each);
    const weightOf = (each: string, isChanged: boolean) => (isElsewhere(each) ? 0 : isChanged ? orders.base.length : 1);
    const wantedOf = isUnclear(key) ? wantedByOwn : wanted;
    order.splice(bestPlace({ order, wanted: (each) => wantedOf(each, key), weightOf }), 0, key);
  }
  const isContradicted = (key: string) => {
    const place = order.indexOf(key);
    return order.some((each, index) => {
      if (each === key) return false;
      const { isFirst, isChanged } = wanted(each, key);
      return isChanged && isFirst !== index < place;
    });
  };
  return { order, contradicted: order.filter((key) => isUnclear(key) && isContradicted(key)) };
}

function membersOf({ base, mine, theirs }: Orders, members: ReadonlySet<string>): Orders {
  const isMember = (key: string) => members.has(key);
  return { base: base.filter(isMember), mine: mine.filter(isMember), theirs: theirs.filter(isMember) };
}

/** Inserts each page of the list that `order` lacks behind the nearest one before it in the list that has its place. */
function insertMissing(order: string[], list: readonly string[], hasPlace: (key: string) => boolean): void {
  let place = 0;
  const known = new Set(order);
  for (const key of list) {
    if (!known.has(key)) {
      order.splice(place, 0, key);
      place += 1;
    } else if (hasPlace(key)) place = order.indexOf(key) + 1;
  }
}

/** The place for a page where the pairs in another order than wanted weigh least. */
function bestPlace({
  order,
  wanted,
  weightOf,
}: {
  order: readonly string[];
  /** The wanted order of a page and the one to place. */
  wanted: (key: string) => WantedOrder;
  weightOf: (key: string, isChanged: boolean) => number;
}): number {
  let best = { place: 0, cost: 0 };
  let cost = 0;
  for (const [index, key] of order.entries()) {
    const { isFirst, isChanged } = wanted(key);
    cost += weightOf(key, isChanged) * (isFirst ? -1 : 1);
    if (cost < best.cost) best = { place: index + 1, cost };
  }
  return best.place;
}

/** The page behind which `key` is; pages that have moved do not count. */
function placeIn(order: readonly string[], key: string, isStill: (key: string) => boolean): string | undefined {
  return order.slice(0, order.indexOf(key)).findLast(isStill);
}

function setOf(keys: readonly string[]): ReadonlySet<string> {
  return new Set(keys);
}
