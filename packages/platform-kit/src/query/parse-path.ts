import { isStorableText } from '@signalbox/api';
import { isPrototypeName } from '@signalbox/schemas/reserved-names';
import { malformedQuery } from './malformed-query';
import type { FieldPath } from './query';
import { queryLimits } from './query-limits';

/** Splits a dotted key. `at` names the key in errors. */
export function parsePath(key: string, at: string): FieldPath {
  const parts = key.split('.');
  if (parts.length > queryLimits.pathParts) throw malformedQuery(at, `at most ${queryLimits.pathParts} parts`);
  for (const part of parts) {
    if (part === '') throw malformedQuery(at, 'a part of the key is empty');
    if (part.startsWith('$')) throw malformedQuery(at, 'an operator stands where a field name is expected');
    if (part.length > queryLimits.partLength)
      throw malformedQuery(at, `a part has more than ${queryLimits.partLength} characters`);
    if (!isStorableText(part)) throw malformedQuery(at, 'a character that is not allowed in a text');
    if (isPrototypeName(part)) throw malformedQuery(at, `no field may be named ${part}`);
  }
  return parts;
}
