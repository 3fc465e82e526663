/** Whether a pattern takes linear time for every text, as `patternSafety` of the form compiler finds. */
export type SafetyOf = (pattern: string) => 'safe' | 'vulnerable' | 'unknown';
