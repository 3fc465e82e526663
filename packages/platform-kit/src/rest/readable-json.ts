import { isStorableText, PlatformError } from '@signalbox/api';
import { pointerOf } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isPrototypeName } from '@signalbox/schemas/reserved-names';

const maxDepth = 100;

/**
 * Parses a body and rejects content that could cause harm later: keys that reach an object's prototype, depth that would
 * exhaust a recursion, and text that PostgreSQL cannot store (NUL, half a surrogate pair). Each error names the place.
 */
export function readableJson(text: string): JsonValue {
  let value: JsonValue;
  try {
    value = JSON.parse(text) as JsonValue;
  } catch (cause) {
    throw new PlatformError('malformedBody', { detail: cause instanceof Error ? cause.message : '', cause });
  }
  rejectHarm(value);
  return value;
}

/** A container of the value, and the path to it. */
interface Place {
  value: JsonValue[] | JsonObject;
  /** Containers around it. */
  depth: number;
  /** Undefined for the root. */
  within?: { place: Place; key: string };
}

/** As `readableJson`, for a parsed value. Walks without recursion, at low cost per plain value. */
export function rejectHarm(root: JsonValue): void {
  const open: Place[] = [];
  const visit = (value: JsonValue, depth: number, within?: Place['within']) => {
    if (depth > maxDepth) throw new PlatformError('malformedBody', { detail: `nested deeper than ${maxDepth}` });
    if (typeof value === 'string' && !isStorableText(value))
      throw error(pathOf(within), 'NUL character or half a surrogate pair');
    if (typeof value === 'object' && value !== null) open.push({ value, depth, ...(within ? { within } : {}) });
  };
  visit(root, 0);
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const [key, inner] of Object.entries(place.value)) {
      const within = { place, key };
      if (isPrototypeName(key)) throw error(pathOf(within), `${key} is no property name`);
      if (!isStorableText(key))
        throw error(pathOf(place.within), 'property name with a NUL character or half a surrogate pair');
      visit(inner, place.depth + 1, within);
    }
  }
}

function pathOf(within: Place['within']): string[] {
  const path: string[] = [];
  for (let at = within; at !== undefined; at = at.place.within) path.unshift(at.key);
  return path;
}

function error(path: string[], detail: string): PlatformError {
  return new PlatformError('invalidField', { pointer: pointerOf(path), field: path.join('.'), detail });
}
