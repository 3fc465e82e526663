import { isBackReference, type LengthRange, type Part, partsOf, tokensOf } from './pattern-parts';

/**
 * Bounds of the lengths of the texts that match a regular expression with the flag `u`. A text may be longer than its match,
 * unless ^ and $ anchor the match on both sides. Reads the pattern once. Undefined for what it cannot read.
 */
export function lengthsOf(pattern: string): LengthRange | undefined {
  const whole = partsOf(pattern);
  if (whole === undefined) return undefined;
  const { least, most } = whole.length;
  return { least, most: whole.alternatives.every(isAnchored) ? most : Infinity };
}

function isAnchored(terms: readonly Part[]): boolean {
  return isAssertion(terms.at(0), '^') && isAssertion(terms.at(-1), '$');
}

export function isAssertion(part: Part | undefined, token: string): boolean {
  return part?.kind === 'assertion' && part.token === token;
}

/** Parts of a pattern by which a text is tried again and again, so that no proof of its time is made. */
export type CostlyPart = 'backReference' | 'lookBehind';

/** Reads the pattern once. */
export function costlyPartOf(pattern: string): CostlyPart | undefined {
  for (const token of tokensOf(pattern)) {
    if (isBackReference(token)) return 'backReference';
    if (/^\(\?<[=!]/.test(token)) return 'lookBehind';
  }
  return undefined;
}
