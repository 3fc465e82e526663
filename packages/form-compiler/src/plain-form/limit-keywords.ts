/** Limits of which the highest of several is the strictest. */
export const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;

/** Limits of which the lowest of several is the strictest. */
export const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
