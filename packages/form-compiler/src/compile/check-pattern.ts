import { patternSafety } from '../pattern-safety';
import type { FoundPattern } from '../run-time/findings';
import { isPattern } from '../run-time/keyword-rules';
import { UnsupportedSchemaError } from '../run-time/unsupported-schema-error';

/** Throws for a text that is no pattern, for a pattern that takes long for some text, and if that is not certain. Call it in a worker. */
export function checkPattern({ pointer, pattern, maxLength }: FoundPattern): void {
  if (!isPattern(pattern))
    throw new UnsupportedSchemaError({ pointer, reason: 'value', params: { keyword: 'pattern' } });
  const safety = patternSafety(pattern, maxLength);
  if (safety === 'safe') return;
  const length = safety === 'vulnerable' ? lengths.find((each) => patternSafety(pattern, each) === 'safe') : undefined;
  if (length !== undefined)
    throw new UnsupportedSchemaError({ pointer, reason: 'patternLong', params: { pattern, length } });
  const reason = safety === 'vulnerable' ? 'patternSlow' : safety === 'unknown' ? 'patternUnclear' : safety;
  throw new UnsupportedSchemaError({ pointer, reason, params: { pattern } });
}

/** Lengths of shorter texts for which a slow pattern may be fast, the longest first. */
const lengths = [500, 200, 100, 50];
