import { pointerOf } from '@signalbox/engine/core';
import type { JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { subschemaKeywords } from '@signalbox/schemas/subschema-keywords';
import type { FoundPattern } from './findings';

/** The patterns of a schema, those of parts included that no form has. The schema may be any JSON; its values are no patterns. */
export function patternsIn(schema: JsonValue): FoundPattern[] {
  const found: FoundPattern[] = [];
  const waiting: { value: JsonValue; pointer: string; isNamed: boolean }[] = [
    { value: schema, pointer: '', isNamed: false },
  ];
  for (const { value, pointer, isNamed } of waiting) {
    if (isJsonObject(value) && !isNamed) {
      const { pattern, maxLength, patternProperties } = value;
      const names = isJsonObject(patternProperties) ? Object.keys(patternProperties) : [];
      const place = { pointer, ...(typeof maxLength === 'number' && { maxLength }) };
      found.push(
        ...[pattern, ...names].flatMap((each) => (typeof each === 'string' ? { ...place, pattern: each } : [])),
      );
    }
    for (const [key, part] of typeof value === 'object' && value !== null ? Object.entries(value) : [])
      if (isNamed || !ofValues.has(key))
        waiting.push({ value: part, pointer: pointer + pointerOf([key]), isNamed: !isNamed && ofNames.has(key) });
  }
  return found;
}

const ofValues = new Set(['default', 'enum', 'const', 'examples', 'enumNames']);
const ofNames = new Set<string>([...subschemaKeywords.byName, 'dependencies', 'dependentSchemas']);
