import type { FoundPattern } from '../run-time/findings';
import { UnsupportedSchemaError } from '../run-time/unsupported-schema-error';

/**
 * Throws for a pattern that needs more than linear time for some text, and for one of which that is not certain. Takes up
 * to minutes for a pattern with nested repetitions: call it in a worker with a deadline.
 */
export async function checkPattern({ pointer, pattern }: FoundPattern): Promise<void> {
  // Else it starts a thread of its own, which no deadline of this thread ends.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  // Three megabytes, which only schemas with patterns need.
  const { checkSync } = await import('recheck');
  const { status } = checkSync(pattern, 'u', limits);
  if (status === 'safe') return;
  const reason = status === 'vulnerable' ? 'patternSlow' : 'patternUnclear';
  throw new UnsupportedSchemaError({ pointer, reason, params: { pattern } });
}

/**
 * No times, so that a busy machine comes to the same result. `maxRepeatCount`: above it, trying texts replaces the proof,
 * which takes `(a{1,15}){1,15}` for fast.
 */
const limits = { timeout: null, attackTimeout: null, incubationTimeout: null, maxRepeatCount: 10 };
