import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema, JsonType, JsonValue } from '@signalbox/schemas';
import { without } from '../without';
import { highest, lowest } from './limit-keywords';

/** How a field is drawn, stored or named: not which values are valid. */
const notes: readonly string[] = ['default', 'examples', 'since', 'deprecated', 'renamedFrom', 'visibleWhen'];
/** Keywords that a schema has at most once. Each means the same beside any other keyword. */
const single: readonly string[] = ['const', 'pattern', 'format', 'contentMediaType', 'multipleOf', 'readOnly'];
const limits: readonly string[] = ['type', 'nullable', 'enum', 'uniqueItems', ...lowest, ...highest, ...single];

/** No field is what both schemas say. */
export class Contradiction {
  /** The keyword that differs; without one, no value is valid in both. */
  constructor(readonly keyword?: string) {}
}

/**
 * The schema of one field that accepts exactly what both accept. `undefined` if one schema cannot say that: two patterns, two
 * descriptions of an object's properties.
 */
export function narrowerSchema(one: JsonSchema, other: JsonSchema): JsonSchema | Contradiction | undefined {
  if (isDeepStrictEqual(one, other)) return one;
  if (one.$ref !== undefined || other.$ref !== undefined) return undefined;
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const differing = [...mine.keys()].filter(
    (keyword) => theirs.has(keyword) && !isDeepStrictEqual(mine.get(keyword), theirs.get(keyword)),
  );
  const note = differing.find((keyword) => notes.includes(keyword));
  if (note !== undefined) return new Contradiction(note);
  if (!haveOneShape(one, other))
    return other.additionalProperties === false ? new Contradiction('properties') : undefined;
  if (differing.some((keyword) => single.includes(keyword))) return undefined;
  const type = commonTypes(one, other);
  const choices = commonChoices(one, other)?.filter(
    (value) => type === undefined || type.some((each) => isOf(each, value)),
  );
  if (type?.length === 0 || choices?.length === 0) return new Contradiction();
  const [first, ...others] = type ?? [];
  const merged: JsonSchema = {
    ...without(other, ['nullable']),
    ...without(one, ['nullable']),
    ...(first === undefined ? {} : { type: others.length > 0 ? type : first }),
    ...(choices ? { enum: choices } : {}),
    ...(one.uniqueItems === true || other.uniqueItems === true ? { uniqueItems: true } : {}),
    ...common(one, other, lowest, Math.max),
    ...common(one, other, highest, Math.min),
  };
  return without(merged, type ? limitsOfOthers(type) : []);
}

/** Limits of values that none of the types has. */
function limitsOfOthers(types: JsonType[]): (keyof JsonSchema)[] {
  return Object.entries(limitsOf).flatMap(([type, keywords]) =>
    types.some((each) => (each === 'integer' ? 'number' : each) === type) ? [] : keywords,
  );
}

const limitsOf: Record<Exclude<JsonType, 'boolean' | 'null' | 'integer'>, (keyof JsonSchema)[]> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'contentMediaType'],
  number: ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems'],
  object: ['minProperties', 'maxProperties'],
};

/** True if one of them says nothing about what is inside a value, or both say the same. */
function haveOneShape(one: JsonSchema, other: JsonSchema): boolean {
  const [mine, theirs] = [shapeOf(one), shapeOf(other)];
  return mine.length === 0 || theirs.length === 0 || isDeepStrictEqual(new Map(mine), new Map(theirs));
}

function shapeOf(schema: JsonSchema): [string, unknown][] {
  return Object.entries(schema).filter(
    ([keyword]) => !limits.includes(keyword) && !notes.includes(keyword) && keyword !== '$comment',
  );
}

function commonTypes(one: JsonSchema, other: JsonSchema): JsonType[] | undefined {
  const [mine, theirs] = [typesOf(one), typesOf(other)];
  if (!mine || !theirs) return mine ?? theirs;
  return [...new Set([...mine, ...theirs])].filter((each) => allows(mine, each) && allows(theirs, each));
}

function typesOf({ type, nullable }: JsonSchema): JsonType[] | undefined {
  if (type === undefined) return undefined;
  const types = new Set([type].flat());
  return [...(nullable === true ? types.add('null') : types)];
}

/** A whole number is a number. */
function allows(types: JsonType[], type: JsonType): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function commonChoices(one: JsonSchema, other: JsonSchema): JsonValue[] | undefined {
  if (!one.enum || !other.enum) return one.enum ?? other.enum;
  return one.enum.filter((value) => other.enum?.some((each) => isDeepStrictEqual(value, each)));
}

function isOf(type: JsonType, value: JsonValue): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  return typeof value === type && value !== null && !Array.isArray(value);
}

type Bound = (typeof lowest)[number] | (typeof highest)[number];

function common(
  one: JsonSchema,
  other: JsonSchema,
  keywords: readonly Bound[],
  stricter: (...bounds: number[]) => number,
): JsonSchema {
  return Object.fromEntries(
    keywords.flatMap((keyword) => {
      const bounds = [one[keyword], other[keyword]].filter((bound) => bound !== undefined);
      return bounds.length === 0 ? [] : [[keyword, stricter(...bounds)]];
    }),
  );
}
