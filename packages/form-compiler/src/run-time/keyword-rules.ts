import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonType, JsonValue } from '@signalbox/schemas';
import { addPattern, type Findings } from './findings';
import { schemaLimits } from './schema-limits';
import { UnsupportedSchemaError } from './unsupported-schema-error';

export interface KeywordRule {
  /** True for a value that the keyword may have. */
  isValid: (value: JsonValue) => boolean;
  /** Types of values that it validates; undefined: all. */
  types?: readonly JsonType[];
}

const isCount = (value: JsonValue) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 2 ** 31;
const isNumber = (value: JsonValue) => typeof value === 'number' && Number.isFinite(value);
const isFlag = (value: JsonValue) => typeof value === 'boolean';
const numbers = ['number', 'integer'] as const;
const number: KeywordRule = { isValid: isNumber, types: numbers };
const lengthOfText: KeywordRule = { isValid: isCount, types: ['string'] };
const lengthOfList: KeywordRule = { isValid: isCount, types: ['array'] };
const countOfProperties: KeywordRule = { isValid: isCount, types: ['object'] };

/** Keywords that have no schemas in them. */
const plainKeywords: Record<string, KeywordRule> = {
  type: { isValid: (value) => typeof value === 'string' && typeNames.has(value) },
  enum: { isValid: isEnum, types: ['string', ...numbers] },
  format: { isValid: (value) => typeof value === 'string', types: ['string'] },
  pattern: { isValid: isPattern, types: ['string'] },
  minLength: lengthOfText,
  maxLength: lengthOfText,
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  multipleOf: { isValid: (value) => isNumber(value) && Number(value) > 0, types: numbers },
  minItems: lengthOfList,
  maxItems: lengthOfList,
  minProperties: countOfProperties,
  maxProperties: countOfProperties,
  required: { isValid: isNames, types: ['object'] },
  additionalProperties: { isValid: isFlag, types: ['object'] },
  readOnly: { isValid: isFlag },
  default: { isValid: () => true },
  reference: { isValid: isShortText, types: ['string'] },
};

/** Keywords of JSON Schema, of its earlier and later versions, and of OpenAPI, that would validate, but that forms do not have. */
const unsupported = new Set([
  '$ref',
  '$id',
  '$defs',
  'definitions',
  '$anchor',
  '$async',
  '$data',
  '$recursiveRef',
  '$recursiveAnchor',
  '$dynamicRef',
  '$dynamicAnchor',
  'oneOf',
  'anyOf',
  'not',
  'const',
  'contains',
  'minContains',
  'maxContains',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
  'propertyNames',
  'additionalItems',
  'prefixItems',
  'unevaluatedItems',
  'unevaluatedProperties',
  'uniqueItems',
  'nullable',
  'discriminator',
  'formatMinimum',
  'formatMaximum',
  'formatExclusiveMinimum',
  'formatExclusiveMaximum',
  'writeOnly',
  'boundTo',
  'tree',
  'product',
  'compare',
  'properties',
  'items',
  'if',
  'then',
  'else',
  'allOf',
]);

/** The formats that the server and the browser both validate. */
export const formats = new Set(['date', 'time', 'date-time', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uuid']);

export const typeNames = new Set<string>(['string', 'number', 'integer', 'boolean', 'object', 'array']);

interface KeywordOptions {
  pointer: string;
  /** Supported here although they are not everywhere. */
  besides?: Record<string, KeywordRule>;
  /** Keywords that the caller accepts. */
  handled?: readonly string[];
  /** The type of the values; undefined in a condition. */
  type?: JsonType;
}

/** The plain keywords of a schema. Leaves out annotations. Throws for a keyword that would validate, and is not supported. */
export function acceptKeywords(
  schema: JsonObject,
  { pointer, besides = {}, handled = [], type }: KeywordOptions,
  findings: Findings,
): JsonObject {
  const rules = { ...plainKeywords, ...besides };
  const accepted: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (handled.includes(keyword)) continue;
    const rule = Object.hasOwn(rules, keyword) ? rules[keyword] : undefined;
    if (rule === undefined) {
      if (unsupported.has(keyword))
        throw new UnsupportedSchemaError({ pointer, reason: 'keyword', params: { keyword } });
      continue;
    }
    const suits = type === undefined || rule.types === undefined || rule.types.includes(type);
    if (!suits || !rule.isValid(value))
      throw new UnsupportedSchemaError({ pointer, reason: 'value', params: { keyword } });
    if (keyword === 'format' && !formats.has(String(value)))
      throw new UnsupportedSchemaError({ pointer, reason: 'format', params: { format: String(value).slice(0, 50) } });
    if (keyword === 'pattern') {
      const { maxLength } = schema;
      addPattern(findings, { pointer, pattern: String(value), ...(typeof maxLength === 'number' && { maxLength }) });
    }
    accepted[keyword] = value;
  }
  return accepted;
}

/** A pattern that is the name of a part. Throws for one that is no pattern, or too long. */
export function acceptPattern(
  pattern: string,
  { pointer, keyword }: { pointer: string; keyword: string },
  findings: Findings,
): void {
  if (!isPattern(pattern)) throw new UnsupportedSchemaError({ pointer, reason: 'value', params: { keyword } });
  addPattern(findings, { pointer, pattern });
}

function isEnum(value: JsonValue): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= schemaLimits.enumValues &&
    value.every((each) => isNumber(each) || isShortText(each)) &&
    new Set(value).size === value.length
  );
}

/** True for a regular expression. */
export function isPattern(value: JsonValue): boolean {
  if (typeof value !== 'string' || value.length > schemaLimits.patternCharacters) return false;
  try {
    return new RegExp(value, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function isNames(value: JsonValue): boolean {
  return (
    Array.isArray(value) &&
    value.length <= schemaLimits.fields &&
    value.every((name) => typeof name === 'string') &&
    new Set(value).size === value.length
  );
}

export function isShortText(value: JsonValue): value is string {
  return typeof value === 'string' && value.length <= schemaLimits.textCharacters;
}

/** The schema at a place. Throws if it is no object. */
export function schemaAt(value: JsonValue | undefined, pointer: string): JsonObject {
  if (isJsonObject(value)) return value;
  throw new UnsupportedSchemaError({ pointer, reason: 'type' });
}
