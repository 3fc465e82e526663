import { isStorableText } from '@signalbox/api';
import type { JsonValue } from '@signalbox/schemas';
import { isPrototypeName } from '@signalbox/schemas/reserved-names';

interface UnstorableValue {
  /** JSON pointer to the value. */
  pointer: string;
  kind: 'character' | 'number' | 'depth' | 'name';
  /** The reason for the log. */
  reason: string;
}

const maxDepth = 32;

/**
 * The first part of `value` that cannot be stored as JSONB and read back unchanged, if any: the NUL character and halves
 * of surrogate pairs (PostgreSQL rejects both), numbers beyond a double, prototype keys, and excessive nesting.
 */
export function findUnstorable(value: JsonValue, pointer = '', depth = 0): UnstorableValue | undefined {
  if (typeof value === 'string')
    return isStorableText(value)
      ? undefined
      : { pointer, kind: 'character', reason: 'a character that is not allowed in a text' };
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : { pointer, kind: 'number', reason: 'a number out of range' };
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= maxDepth) return { pointer, kind: 'depth', reason: `nested deeper than ${maxDepth}` };
  for (const [key, child] of Object.entries(value)) {
    const inside = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (isPrototypeName(key)) return { pointer: inside, kind: 'name', reason: `no field may be named ${key}` };
    if (!isStorableText(key))
      return { pointer: inside, kind: 'character', reason: 'a character that is not allowed in a name' };
    const error = findUnstorable(child, inside, depth + 1);
    if (error) return error;
  }
  return undefined;
}
