import { PlatformError } from '@signalbox/api';
import { pointerOf } from '@signalbox/engine/core';
import type { JsonValue } from '@signalbox/schemas';
import { isPrototypeKey, isStorableText } from '../collections/storable';

const maxDepth = 100;

/**
 * Parses a body and refuses what could do harm later: keys that reach an object's prototype, depth that would exhaust a
 * recursion, and text that PostgreSQL cannot store (NUL, half a surrogate pair). Each refusal names the place.
 */
export function readableJson(text: string): JsonValue {
  let value: JsonValue;
  try {
    value = JSON.parse(text) as JsonValue;
  } catch (cause) {
    throw new PlatformError('malformedBody', { detail: cause instanceof Error ? cause.message : '', cause });
  }
  refuseHarm(value);
  return value;
}

/** As `readableJson`, for a value that was parsed elsewhere. Walks without recursion. */
export function refuseHarm(root: JsonValue): void {
  const open: { value: JsonValue; path: string[] }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (path.length > maxDepth) throw new PlatformError('malformedBody', { detail: `nested deeper than ${maxDepth}` });
    if (typeof value === 'string' && !isStorableText(value))
      throw refusal(path, 'NUL character or half a surrogate pair');
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, key];
      if (isPrototypeKey(key)) throw refusal(at, `${key} is no property name`);
      if (!isStorableText(key)) throw refusal(path, 'property name with a NUL character or half a surrogate pair');
      open.push({ value: inner, path: at });
    }
  }
}

function refusal(path: string[], detail: string): PlatformError {
  return new PlatformError('invalidField', { pointer: pointerOf(path), field: path.join('.'), detail });
}
