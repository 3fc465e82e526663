import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { itemsOf, placesOf } from '@signalbox/schemas/items-of';

/** Values that may be an example of a schema, the most telling first: all properties, those that are required, none. */
export function exampleCandidates(schema: JsonSchema): JsonObject[] {
  return [valueOf(schema, { isComplete: true }), valueOf(schema, { isComplete: false }), {}].filter(isJsonObject);
}

interface How {
  /** With the properties that are not required. */
  isComplete: boolean;
  /** Name of the property whose value it is. */
  name?: string;
}

function valueOf(schema: JsonSchema, how: How): JsonValue {
  if (isSecret(how.name, schema)) return '•'.repeat(Math.max(8, schema.minLength ?? 0));
  const [given] = [schema.const, schema.default, ...(schema.enum ?? [])].filter((value) => value !== undefined);
  if (given !== undefined && given !== '') return given;
  const [branch] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const [type] = [schema.type ?? []].flat();
  if (type === undefined && typeof branch === 'object') return valueOf(branch, how);
  if (type === undefined) return schema.properties ? objectOf(schema, how) : 'text';
  switch (type) {
    case 'object':
      return objectOf(schema, how);
    case 'array':
      return listOf(schema, how);
    case 'integer':
    case 'number':
      return schema.minimum ?? schema.exclusiveMinimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return textOf(schema, how.name);
  }
}

function listOf(schema: JsonSchema, how: How): JsonValue[] {
  const places = placesOf(schema);
  if (places) return places.map((place) => valueOf(place, how));
  const items = itemsOf(schema);
  return typeof items === 'object'
    ? Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => valueOf(items, how))
    : [];
}

function objectOf({ properties = {}, required = [] }: JsonSchema, { isComplete }: How): JsonObject {
  const names = Object.keys(properties).filter(
    (name) => required.includes(name) || (isComplete && !isSecret(name, properties[name])),
  );
  return Object.fromEntries(
    names.flatMap((name): [string, JsonValue][] => {
      const part = properties[name];
      return typeof part === 'object' && part !== null ? [[name, valueOf(part, { isComplete, name })]] : [];
    }),
  );
}

/** The first of some texts that fits. None is a real address of a person. */
function textOf({ pattern, minLength = 0, maxLength = Infinity, format }: JsonSchema, name = ''): string {
  const texts = [
    ...(format === undefined ? [] : [formats[format] ?? '']),
    ...(/mail/i.test(name) ? ['person@example.org'] : []),
    ...(/^(path|catalog)$|dir|paths/i.test(name) ? ['plans', 'plans/north.png'] : []),
    'text',
    '0123456789abcdef01234567',
    'plans/north.png',
    '/app/page',
    '1',
    'https://example.org',
    'text'.repeat(20).slice(0, Math.min(minLength, 80)),
  ];
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  return texts.find((text) => text !== '' && fits(text)) ?? '';
}

const formats: Partial<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'person@example.org',
  uri: 'https://example.org',
  'data-url': 'data:text/plain;name=note.txt;base64,aGVsbG8=',
};

/** True for a text that must be in no example: who sends the example would make or use a secret that all readers know. */
function isSecret(name = '', schema?: JsonSchema): boolean {
  const isText = schema === undefined || schema.type === undefined || schema.type === 'string';
  return isText && (schema?.writeOnly === true || /passw|secret|token|credential/i.test(name));
}

/** Leaves the secrets of a candidate empty, so that the server rejects the request until its sender has typed them. */
export function withoutSecrets(candidate: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(candidate).replaceAll(/"•+"/g, '""')) as JsonObject;
}

/** The example with a text for each empty secret, as its sender would type one. */
export function withSecrets(example: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(example), (name, value: JsonValue) =>
    value === '' && isSecret(name) ? '••••••••' : value,
  ) as JsonObject;
}
