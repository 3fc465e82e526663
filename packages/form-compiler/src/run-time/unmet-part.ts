import { pointerOf } from '@signalbox/engine/core';
import type { JsonObject, JsonSchema, JsonType, JsonValue } from '@signalbox/schemas';
import { isMultiple } from '@signalbox/schemas/exact-numbers';
import { isOfType } from '@signalbox/schemas/is-of-type';
import { isJsonObject, stringsOf } from '@signalbox/schemas/json';
import { contradictionsOf } from '../contradictions';
import { UnsupportedSchemaError } from './unsupported-schema-error';

/**
 * The error at the part of an accepted schema without references because of which no value meets it. Undefined unless that is
 * certain: parts that describe one value are compared with its type, not with each other. `keyword`: what needs the value.
 */
export function unmetPart(
  value: JsonValue | undefined,
  pointer = '',
  keyword = '',
): UnsupportedSchemaError | undefined {
  if (value === false) return noValue(pointer, keyword);
  if (!isJsonObject(value)) return undefined;
  const { enum: choices, const: only } = value;
  const errorAt = (at: string) => noValue(`${pointer}/${at}`, at);
  if (only !== undefined && !meets(only, value)) return errorAt('const');
  if (Array.isArray(choices) && !choices.some((choice) => meets(choice, value))) return errorAt('enum');
  const crossed = contradictionsOf(value as JsonSchema).find(({ type }) => isOnly(value.type, type));
  if (crossed) return errorAt(crossed.keyword);
  return isOnly(value.type, 'object')
    ? (unmetProperty(value, pointer) ?? unmetBranch(value, pointer))
    : ((isOnly(value.type, 'array') && Number(value.minItems ?? 0) > 0
        ? unmetPart(value.items, `${pointer}/items`, 'items')
        : undefined) ?? unmetBranch(value, pointer));
}

function unmetProperty(schema: JsonObject, pointer: string): UnsupportedSchemaError | undefined {
  const { properties = {}, additionalProperties, patternProperties } = schema;
  const isClosed = additionalProperties === false && patternProperties === undefined;
  for (const name of stringsOf(schema.required)) {
    const isDeclared = isJsonObject(properties) && Object.hasOwn(properties, name);
    if (!isDeclared && isClosed) return noValue(`${pointer}/required`, 'required');
    const error = isDeclared && unmetPart(properties[name], pointer + pointerOf(['properties', name]), 'required');
    if (error) return error;
  }
  return undefined;
}

function unmetBranch({ type, allOf, anyOf, oneOf }: JsonObject, pointer: string): UnsupportedSchemaError | undefined {
  const errorsIn = (keyword: string, branches: JsonValue | undefined) =>
    (Array.isArray(branches) ? branches : []).map((branch, index) =>
      unmetPart(
        isJsonObject(branch) && type !== undefined ? { type, ...branch } : branch,
        `${pointer}/${keyword}/${index}`,
        keyword,
      ),
    );
  for (const [keyword, branches] of Object.entries({ anyOf, oneOf })) {
    const errors = errorsIn(keyword, branches);
    if (errors.length > 0 && errors.every((error) => error !== undefined))
      return noValue(`${pointer}/${keyword}`, keyword);
  }
  return errorsIn('allOf', allOf).find((error) => error !== undefined);
}

/** True if a schema with this `type` allows values of `wanted` alone. */
function isOnly(type: JsonValue | undefined, wanted: JsonType): boolean {
  const [first, ...others] = [type ?? []].flat();
  return others.length === 0 && (first === wanted || (first === 'integer' && wanted === 'number'));
}

/** True unless the type or the limits reject the value. */
function meets(value: JsonValue, schema: JsonObject): boolean {
  const { type, minLength = 0, maxLength = Infinity, multipleOf } = schema as JsonSchema;
  if (type !== undefined && ![type].flat().some((each) => isOfType(value, each))) return false;
  if (typeof value === 'string') return [...value].length >= minLength && [...value].length <= maxLength;
  if (typeof value !== 'number') return true;
  const { minimum = -Infinity, maximum = Infinity } = schema as JsonSchema;
  const { exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity } = schema as JsonSchema;
  const isWithin = value >= minimum && value <= maximum && value > above && value < below;
  return isWithin && (multipleOf === undefined || isMultiple(value, multipleOf));
}

function noValue(pointer: string, keyword: string): UnsupportedSchemaError {
  return new UnsupportedSchemaError({ pointer, reason: 'noValue', params: { keyword } });
}
