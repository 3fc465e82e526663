import type { RuntimeForm } from '@signalbox/console-kit';
import { collect, defaultsOf, isWithin, pointerOfError, writeAt } from '@signalbox/engine/core';
import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { leastMultiple } from '@signalbox/schemas/exact-numbers';
import { itemsOf } from '@signalbox/schemas/items-of';

type Field = RuntimeForm['plan']['fields'][number];

/**
 * Values for every field of a form, also for those that a condition shows, as far as a valid one is found: its example, its
 * default, or one by type, limits and format. Secrets and files stay empty. `titleOf`: texts are the title of their field.
 */
export function sampleData({ form, plan, compiled }: RuntimeForm, titleOf: (field: Field) => string): JsonObject {
  const fields = plan.fields.filter(({ isSecret, widget }) => !isSecret && !unfilled.has(widget));
  const filled = fields.reduce((values, field) => {
    const value = sampleOf(field.schema, { title: titleOf(field), left: mostItems });
    return value === undefined ? values : writeAt(values, field.pointer, value);
  }, defaultsOf(form));
  const errors = compiled.validate(collect({ plan, compiled, values: filled, ignoresSettings: true }));
  const wrong = fields.filter(({ pointer }) => errors.some((error) => isWithin(pointerOfError(error), pointer)));
  return wrong.reduce((values, { pointer }) => writeAt(values, pointer, undefined), filled);
}

/** Widgets whose values are files or records that the platform has. */
const unfilled = new Set(['image', 'file', 'icon', 'language-packs', 'dashboard-select', 'directory-tree', 'hidden']);

/** What the sample of one field shares. */
interface Sample {
  title: string;
  /** Items that its lists may still have, those in lists of lists included. */
  left: number;
}

/** A value that the schema is likely to accept. Undefined if none is known. */
function sampleOf(schema: JsonSchema, sample: Sample): JsonValue | undefined {
  const [first] = [...(schema.examples ?? []), schema.default, schema.const, ...(schema.enum ?? [])].filter(
    (value) => value !== undefined && value !== null && value !== '' && !isEmptyList(value),
  );
  if (first !== undefined) return first;
  const [branch] = schema.oneOf ?? schema.anyOf ?? [];
  if (branch !== undefined) return sampleOf(branch, sample);
  switch ([schema.type ?? []].flat()[0]) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return sampleNumber(schema);
    case 'string':
      return sampleText(schema, sample.title);
    case 'array':
      return sampleList(schema, sample);
    case 'object':
      return sampleObject(schema, sample);
    default:
      return undefined;
  }
}

function isEmptyList(value: JsonValue): boolean {
  return Array.isArray(value) && value.length === 0;
}

function sampleNumber({ minimum, exclusiveMinimum, maximum, multipleOf = 1 }: JsonSchema): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? Math.min(1, maximum ?? 1) : exclusiveMinimum + multipleOf);
  return leastMultiple(least, multipleOf);
}

function sampleText(schema: JsonSchema, title: string): string | undefined {
  const { minLength = 0, maxLength = longest, pattern = '', format, contentMediaType } = schema;
  if (contentMediaType !== undefined) return JSON.stringify({ [title]: true }, null, 2);
  if (format !== undefined) return byFormat[format];
  if (minLength > longest) return undefined;
  const long = title.padEnd(minLength, '.').slice(0, Math.max(minLength, maxLength));
  return [long, ...common].find(
    (text) => text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text),
  );
}

/** Characters that a sample has at most. */
const longest = 1000;

/** Items that all lists in the sample of a field have at most, together. */
const mostItems = 1000;

const byFormat: Partial<Record<string, string>> = {
  email: 'name@example.com',
  uri: 'https://example.com/',
  'web-address': 'https://example.com/',
  date: '2030-01-31',
  'date-time': '2030-01-31T08:00:00Z',
  time: '08:00:00',
  hostname: 'host.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
};

/** For patterns, the plainest first. */
const common = ['A', 'a', '1', 'A1', 'a1', '08:00', '#1677ff', '/a', '+15550100', 'https://example.com', '1.0.0'];

function sampleList(schema: JsonSchema, sample: Sample): JsonValue[] | undefined {
  const { minItems = 1, uniqueItems } = schema;
  const items = itemsOf(schema);
  const choices = items?.enum ?? [];
  if (uniqueItems && choices.length > 0) return choices.slice(0, Math.max(1, minItems));
  const count = Math.max(1, minItems);
  // Each item has as many items of its own.
  const share = Math.floor(sample.left / count);
  const item = items && share > 0 ? sampleOf(items, { ...sample, left: share }) : undefined;
  return item === undefined ? undefined : Array.from({ length: count }, () => item);
}

function sampleObject({ properties = {} }: JsonSchema, sample: Sample): JsonObject {
  const parts = Object.entries(properties);
  // The lists of an object share its items.
  const lists = parts.filter(([, { type }]) => type === 'object' || type === 'array').length;
  const left = Math.floor(sample.left / Math.max(1, lists));
  return Object.fromEntries(
    parts.flatMap(([name, part]) => {
      const value = typeof part === 'object' ? sampleOf(part, { ...sample, left }) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
