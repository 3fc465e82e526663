import { pointerOf } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { unreadName } from '@signalbox/schemas/unread-json';
import { checkDepth, countUp, type Findings } from './findings';
import { acceptKeywords, acceptPattern, schemaAt } from './keyword-rules';
import { checkPropertyName } from './property-names';
import { UnsupportedSchemaError } from './unsupported-schema-error';
import { listAt, ofJson, withDistinctItems } from './value-rules';
import { withoutDependencies } from './without-dependencies';

interface Place {
  pointer: string;
  depth: number;
  /** Values here have no path of names that are declared, so that a guard of some of them could not be kept. */
  isUnnamed?: boolean;
}

/**
 * The schema of a value that is edited as JSON, as its form validates it: by the same keywords as the model. A text that is no
 * JSON has an error with its line, and no other one.
 */
export function acceptJson(schema: JsonObject, place: Place, findings: Findings): JsonObject {
  const { default: standard, readOnly } = schema;
  const accepted = acceptValue(schema, place, findings);
  return {
    ...(standard === undefined ? {} : { default: standard }),
    ...(typeof readOnly === 'boolean' ? { readOnly } : {}),
    if: { type: 'object', required: [unreadName] },
    // JSON that stays a text has a number that would lose digits.
    then: { properties: { [unreadName]: { type: 'string', ...json, not: json } } },
    else: accepted,
  };
}

function acceptValue(value: JsonValue | undefined, place: Place, findings: Findings): JsonValue {
  const { pointer, depth, isUnnamed } = place;
  checkDepth(depth, pointer);
  if (typeof value === 'boolean') return value;
  countUp(findings, 'fields', pointer);
  const schema = withoutDependencies(schemaAt(value, pointer), pointer);
  const guard = isUnnamed ? guards.find((keyword) => schema[keyword] !== undefined) : undefined;
  if (guard !== undefined) throw new UnsupportedSchemaError({ pointer, reason: 'keyword', params: { keyword: guard } });
  // The annotations of a part are not drawn.
  const { default: _default, readOnly: _readOnly, ...validating } = schema;
  const plain = acceptKeywords(validating, { pointer, besides: ofJson, handled }, findings);
  const accepted = withDistinctItems(plain, schema.items);
  const within = (part: JsonValue | undefined, path: string[], rest: Partial<Place> = {}) =>
    acceptValue(part, { pointer: pointer + pointerOf(path), depth: depth + 1, isUnnamed, ...rest }, findings);
  // A list of schemas is a tuple: one for each place, and `additionalItems` for what follows.
  if (Array.isArray(schema.items))
    accepted.items = schema.items.map((part, index) => within(part, ['items', String(index)]));
  else if (schema.items !== undefined) accepted.items = within(schema.items, ['items']);
  for (const keyword of ['additionalItems', 'if', 'then', 'else'] as const)
    if (schema[keyword] !== undefined) accepted[keyword] = within(schema[keyword], [keyword]);
  for (const keyword of ['additionalProperties', 'propertyNames', 'contains', 'not'] as const)
    if (schema[keyword] !== undefined) accepted[keyword] = within(schema[keyword], [keyword], { isUnnamed: true });
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const)
    if (schema[keyword] !== undefined)
      accepted[keyword] = listAt(schema[keyword], `${pointer}/${keyword}`).map((part, index) =>
        within(part, [keyword, String(index)]),
      );
  if (schema.patternProperties !== undefined) {
    const parts = Object.entries(schemaAt(schema.patternProperties, `${pointer}/patternProperties`));
    accepted.patternProperties = Object.fromEntries(
      parts.map(([pattern, part]) => {
        acceptPattern(pattern, { pointer, keyword: 'patternProperties' }, findings);
        return [pattern, within(part, ['patternProperties', pattern], { isUnnamed: true })];
      }),
    );
  }
  if (schema.properties !== undefined) {
    const parts = Object.entries(schemaAt(schema.properties, `${pointer}/properties`));
    accepted.properties = Object.fromEntries(
      parts.map(([name, part]) => {
        checkPropertyName(name, `${pointer}/properties`);
        return [name, within(part, ['properties', name])];
      }),
    );
  }
  return accepted;
}

const json = { contentMediaType: 'application/json' };

const handled = [
  'items',
  'additionalItems',
  'if',
  'then',
  'else',
  'additionalProperties',
  'propertyNames',
  'contains',
  'not',
  'allOf',
  'anyOf',
  'oneOf',
  'properties',
  'patternProperties',
];

/** `writeOnly` is rejected everywhere. */
const guards = ['permission', 'readOnly'] as const;
