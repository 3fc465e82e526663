import { type Pointer, pointerOf } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { MovedPath } from './moved-path';
import { rewriteText } from './rewrite-text';

interface Place {
  container: JsonObject | JsonValue[];
  path: readonly string[];
}

/**
 * Changes a record or settings, which only the caller has: the new address of moved files in all texts. Returns pointers to
 * the texts that changed. A loop, because values may be nested deeper than functions can call each other.
 */
export function rewriteAddresses(value: JsonObject, moved: MovedPath): Pointer[] {
  const changed: Pointer[] = [];
  const pending: Place[] = [{ container: value, path: [] }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { container, path } = next;
    // An array has its indexes as keys, and is written by them.
    const entries = container as JsonObject;
    for (const [key, item] of Object.entries(entries)) {
      const place = [...path, key];
      if (typeof item === 'object' && item !== null) pending.push({ container: item, path: place });
      if (typeof item !== 'string') continue;
      const text = rewriteText(item, moved);
      if (text === item) continue;
      entries[key] = text;
      changed.push(pointerOf(place));
    }
  }
  return changed;
}
