import type { FormTexts } from '@signalbox/schemas';
import { costlyPartOf } from '../pattern-lengths';
import { schemaLimits } from './schema-limits';
import { UnsupportedSchemaError } from './unsupported-schema-error';

/** A pattern of the schema that is not checked yet. */
export interface FoundPattern {
  /** JSON pointer to its schema. */
  pointer: string;
  pattern: string;
  /** Of the texts that it validates, if the schema says it. */
  maxLength?: number;
}

/** What a walk through a schema collects. */
export interface Findings {
  texts: FormTexts;
  patterns: FoundPattern[];
  fields: number;
  conditions: number;
}

export function noFindings(): Findings {
  return { texts: {}, patterns: [], fields: 0, conditions: 0 };
}

/** Counts one more, and throws above the limit. */
export function countUp(findings: Findings, what: 'fields' | 'conditions', pointer: string): void {
  findings[what] += 1;
  if (findings[what] > schemaLimits[what]) throw tooMany(what, pointer);
}

export function addPattern(findings: Findings, found: FoundPattern): void {
  const reason = costlyPartOf(found.pattern);
  if (reason) throw new UnsupportedSchemaError({ pointer: found.pointer, reason, params: { pattern: found.pattern } });
  findings.patterns.push(found);
  if (findings.patterns.length > schemaLimits.patterns) throw tooMany('patterns', found.pointer);
}

/** Throws for a place below too many levels. */
export function checkDepth(depth: number, pointer: string): void {
  if (depth > schemaLimits.depth) throw tooMany('depth', pointer);
}

export function tooMany(of: 'characters' | 'depth' | 'fields' | 'conditions' | 'patterns', pointer: string) {
  return new UnsupportedSchemaError({ pointer, reason: 'limit', params: { of, limit: schemaLimits[of] } });
}
