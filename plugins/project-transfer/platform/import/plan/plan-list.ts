import type { RestoreRule } from '@signalbox/schemas/types';
import { PlatformError, type RestoreCounts, nothingCounted } from '@signalbox/api';
import { isSameValue } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

interface ListToPlan {
  property: string;
  existing: JsonValue | undefined;
  archived: JsonValue;
  rule: RestoreRule;
}

/** Plans a list of the settings item by item. Items are identified by their id and keep their position. */
export function planList({ property, existing, archived, rule }: ListToPlan): {
  counts: RestoreCounts;
  next: JsonObject[];
} {
  const next = itemsOf(property, existing ?? []);
  const counts = { ...nothingCounted };
  const seen = new Set<JsonValue | undefined>();
  const places = new Map<JsonValue | undefined, number>();
  for (const [place, { id }] of next.entries()) if (!places.has(id)) places.set(id, place);
  for (const item of itemsOf(property, archived)) {
    if (seen.has(item['id'])) throw listRejected(property, 'an id comes twice');
    seen.add(item['id']);
    const place = places.get(item['id']);
    if (place === undefined) {
      counts.added += 1;
      next.push(item);
    } else if (isSameValue(next[place]!, item)) counts.same += 1;
    else if (rule === 1) counts.skipped += 1;
    else {
      counts.changed += 1;
      next[place] = item;
    }
  }
  return { counts, next };
}

export function listRejected(property: string, detail: string): PlatformError {
  return new PlatformError('archiveInvalid', {
    field: 'file',
    pointer: '/file',
    detail: `setting/${property}.json: ${detail}`,
    errors: [{ pointer: '/file', keyword: 'archive.tampered', params: {} }],
  });
}

/** Throws `archiveInvalid` when the content is no list of items with ids. */
export function itemsOf(property: string, list: JsonValue): JsonObject[] {
  if (!Array.isArray(list)) throw listRejected(property, 'it is no list');
  return list.map((item) => {
    if (!isJsonObject(item) || typeof item['id'] !== 'string') throw listRejected(property, 'an item without an id');
    return item;
  });
}
