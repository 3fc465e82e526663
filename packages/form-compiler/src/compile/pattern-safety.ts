import { checkSync } from 'recheck';

/**
 * Whether a pattern takes linear time for every text: `safe`, `vulnerable`, or `unknown` if that is not certain. The
 * result is the same on every machine, unless it takes longer than `timeout` milliseconds and is `unknown`; `null` for no
 * limit. A pattern with nested repetitions can take minutes. Importing this file loads three megabytes.
 */
export function patternSafety(pattern: string, timeout: number | null): 'safe' | 'vulnerable' | 'unknown' {
  // Else it starts a thread of its own, which no deadline of this thread ends.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  return checkSync(pattern, 'u', { ...limits, timeout }).status;
}

/** `maxRepeatCount`: above it, trying texts replaces the proof, which takes `(a{1,15}){1,15}` for fast. */
const limits = { attackTimeout: null, incubationTimeout: null, maxRepeatCount: 10 };
