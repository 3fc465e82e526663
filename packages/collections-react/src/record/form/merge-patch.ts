import { isSameValue } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/**
 * The merge patch (RFC 7396) that makes `after` of `before`. Undefined if there is none: null inside an object would remove
 * what is to be null.
 */
export function mergePatch(before: JsonObject, after: JsonObject): JsonObject | undefined {
  const patch = new Map<string, JsonValue>();
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) patch.set(name, null);
  for (const [name, value] of Object.entries(after)) {
    const stored = Object.hasOwn(before, name) ? before[name] : undefined;
    if (isSameValue(stored, value)) continue;
    const part = isJsonObject(value) ? mergePatch(isJsonObject(stored) ? stored : {}, value) : value;
    if (part === undefined || part === null) return undefined;
    patch.set(name, part);
  }
  return Object.fromEntries(patch);
}
