import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { pointerOf } from '@signalbox/engine/core';
import { checkDepth, countUp, type Findings } from './findings';
import { acceptKeywords, schemaAt } from './keyword-rules';
import { checkPropertyName } from './property-names';
import { UnsupportedSchemaError } from './unsupported-schema-error';
import { isPlain, listAt } from './value-rules';

const ofConditions = {
  besides: { const: { isValid: isPlain } },
  handled: ['properties', 'not', 'allOf', 'anyOf', 'oneOf'],
};

interface Place {
  pointer: string;
  depth: number;
}

/** A schema in `if`, `then`, `else` or `allOf`: it constrains fields, and declares none. It may be `true` or `false`. */
function acceptCondition(value: JsonValue | undefined, { pointer, depth }: Place, findings: Findings): JsonValue {
  checkDepth(depth, pointer);
  if (typeof value === 'boolean') return value;
  const schema = schemaAt(value, pointer);
  const accepted = acceptKeywords(schema, { pointer, ...ofConditions }, findings);
  const within = (part: JsonValue | undefined, ...path: string[]) =>
    acceptCondition(part, { pointer: pointer + pointerOf(path), depth: depth + 1 }, findings);
  for (const name of Array.isArray(schema.required) ? schema.required : [])
    checkPropertyName(String(name), `${pointer}/required`);
  if (schema.not !== undefined) accepted.not = within(schema.not, 'not');
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const)
    if (schema[keyword] !== undefined)
      accepted[keyword] = listAt(schema[keyword], `${pointer}/${keyword}`).map((part, index) =>
        within(part, keyword, String(index)),
      );
  if (schema.properties !== undefined) {
    const properties: JsonObject = {};
    for (const [name, part] of Object.entries(schemaAt(schema.properties, `${pointer}/properties`))) {
      checkPropertyName(name, `${pointer}/properties`);
      properties[name] = within(part, 'properties', name);
    }
    accepted.properties = properties;
  }
  return accepted;
}

/** The conditions of an object: its `if` with `then` and `else`, and its `allOf`, whose parts may have their own. */
export function acceptConditions(
  schema: JsonObject,
  { pointer, isInList }: { pointer: string; isInList: boolean },
  findings: Findings,
): JsonObject {
  const accepted = acceptIf(schema, pointer, findings);
  if (schema.allOf !== undefined)
    accepted.allOf = listAt(schema.allOf, `${pointer}/allOf`).map((part, index) => {
      const at = `${pointer}/allOf/${index}`;
      const { if: _if, then: _then, else: _else, ...rest } = schemaAt(part, at);
      const constraint = acceptCondition(rest, { pointer: at, depth: 1 }, findings);
      return { ...(typeof constraint === 'object' ? constraint : {}), ...acceptIf(schemaAt(part, at), at, findings) };
    });
  // The list draws its items without these validators.
  if (isInList && Object.keys(accepted).length > 0)
    throw new UnsupportedSchemaError({ pointer, reason: 'conditionInList' });
  return accepted;
}

function acceptIf(schema: JsonObject, pointer: string, findings: Findings): JsonObject {
  const accepted: JsonObject = {};
  // Without `if`, `then` and `else` mean nothing.
  if (schema.if === undefined) return accepted;
  countUp(findings, 'conditions', pointer);
  for (const keyword of ['if', 'then', 'else'] as const)
    if (schema[keyword] !== undefined)
      accepted[keyword] = acceptCondition(schema[keyword], { pointer: `${pointer}/${keyword}`, depth: 1 }, findings);
  return accepted;
}
