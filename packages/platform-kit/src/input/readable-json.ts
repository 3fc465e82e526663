import { PlatformError, type PlatformErrorOptions } from '@signalbox/api';
import { pathOf, pointerOf } from '@signalbox/engine/core';
import type { JsonValue } from '@signalbox/schemas';
import { inexactPath, stringEnd } from '@signalbox/schemas/exact-numbers';
import { prototypeNames } from '@signalbox/schemas/reserved-names';
import { findUnstorable } from '../storable';

const maxDepth = 100;
/** Limit for most bodies and queries. */
const usualMaxValues = 5_000;

/**
 * Parses a body and rejects content that could cause harm later: keys that reach an object's prototype, depth that would
 * exhaust a recursion, text that PostgreSQL cannot store (NUL, half a surrogate pair), and numbers that would be rounded. Each
 * error names the place.
 * Rejects more than `maxValues` values before it parses them: a wide object costs more than its bytes.
 */
export function readableJson(text: string, maxValues: number = usualMaxValues): JsonValue {
  const { values, depth } = sizeOf(text);
  if (values > maxValues) throw new PlatformError('tooLarge', { detail: `more than ${maxValues} values` });
  let value: JsonValue;
  try {
    value = JSON.parse(text) as JsonValue;
  } catch (cause) {
    throw new PlatformError('malformedBody', { detail: cause instanceof Error ? cause.message : '', cause });
  }
  if (depth > maxDepth) throw new PlatformError('malformedBody', { detail: `nested deeper than ${maxDepth}` });
  rejectInexact(text);
  const harm = mayHarm.test(text) ? findUnstorable(value, '', -maxDepth) : undefined;
  if (harm) throw invalidValue(harm.pointer, { detail: harm.reason });
  return value;
}

/** What every text has of which a value cannot be stored. */
const mayHarm = new RegExp(['\\\\u', '\\p{Surrogate}', ...prototypeNames].join('|'), 'u');

/** Counts values at a fraction of the cost of parsing: each but the root is behind a comma, or the first of its container. */
function sizeOf(text: string): { values: number; depth: number } {
  const size = { values: 0, depth: 0 };
  let depth = 0;
  for (let at = 0; at < text.length; at += 1)
    switch (text.charCodeAt(at)) {
      case quote:
        at = stringEnd(text, at) - 1;
        break;
      case comma:
        size.values += 1;
        break;
      case brace:
      case bracket:
        depth += 1;
        size.depth = Math.max(size.depth, depth);
        // `}` and `]` are two behind their counterparts.
        if (text.charCodeAt(at + 1) !== text.charCodeAt(at) + 2) size.values += 1;
        break;
      case brace + 2:
      case bracket + 2:
        depth -= 1;
    }
  return size;
}

const [quote, comma, brace, bracket] = [...Buffer.from('",{[')] as [number, number, number, number];

/** Throws `invalidField` for the first number of a JSON text that would be rounded. */
function rejectInexact(text: string): void {
  const path = inexactPath(text);
  if (!path) return;
  const pointer = pointerOf(path);
  throw invalidValue(pointer, { errors: [{ pointer, keyword: 'exact', params: {} }] });
}

function invalidValue(pointer: string, options: PlatformErrorOptions): PlatformError {
  return new PlatformError('invalidField', { field: pathOf(pointer).join('.'), pointer, ...options });
}
