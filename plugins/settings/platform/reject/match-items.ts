import type { JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/** An item of a list, with the stored one that it replaces. */
interface MatchedItem {
  was?: JsonValue;
  is: JsonValue;
  isMatchedById: boolean;
}

/**
 * The stored item of each item: the one with its id, which a sender may choose, else one without an id that has the same
 * read-only values. Every other item is a new one: it cannot be told from one that took the place of another.
 */
export function matchItems(
  former: readonly JsonValue[],
  items: readonly JsonValue[],
  lockedIn: (item: JsonValue) => string,
): MatchedItem[] {
  const byId = new Map(former.toReversed().map((item) => [idOf(item), item]));
  const byLocked = new Map<string, JsonValue[]>();
  for (const item of former) {
    if (idOf(item) !== undefined) continue;
    const locked = lockedIn(item);
    const alike = byLocked.get(locked) ?? [];
    alike.push(item);
    byLocked.set(locked, alike);
  }
  return items.map((is) => {
    const id = idOf(is);
    // An item is matched once: a copy of it is a new one.
    const was = id === undefined ? byLocked.get(lockedIn(is))?.shift() : byId.get(id);
    return { ...(was === undefined ? {} : { was }), is, isMatchedById: id !== undefined };
  });
}

function idOf(item: JsonValue): JsonValue | undefined {
  return isJsonObject(item) ? item['id'] : undefined;
}
