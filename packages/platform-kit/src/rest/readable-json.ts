import { PlatformError } from '@signalbox/api';
import type { JsonValue } from '@signalbox/schemas';

const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);
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
    if (typeof value === 'string' && !isStorable(value)) throw refusal(path, 'NUL character or half a surrogate pair');
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, key];
      if (refusedKeys.has(key)) throw refusal(at, `${key} is no property name`);
      if (!isStorable(key)) throw refusal(path, 'property name with a NUL character or half a surrogate pair');
      open.push({ value: inner, path: at });
    }
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

function refusal(path: string[], detail: string): PlatformError {
  const pointer = path.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  return new PlatformError('invalidField', { pointer, field: path.join('.'), detail });
}
