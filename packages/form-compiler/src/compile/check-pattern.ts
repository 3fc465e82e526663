import type { FoundPattern } from '../run-time/findings';
import { UnsupportedSchemaError } from '../run-time/unsupported-schema-error';

/**
 * Throws for a pattern that needs more than linear time for some text, and for one of which that is not certain. Takes up
 * to minutes for a pattern with nested repetitions: call it in a worker with a deadline.
 */
export async function checkPattern({ pointer, pattern }: FoundPattern): Promise<void> {
  // Loaded only for schemas with patterns.
  const { patternSafety } = await import('./pattern-safety');
  const safety = patternSafety(pattern, null);
  if (safety === 'safe') return;
  const reason = safety === 'vulnerable' ? 'patternSlow' : 'patternUnclear';
  throw new UnsupportedSchemaError({ pointer, reason, params: { pattern } });
}
