import { withTreeItems } from './tree-schema';
import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';

/** A valid value of the schema: its default, else a minimal value. */
export function sampleValue(schema: JsonSchema): JsonValue {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  const [branch] = schema.anyOf ?? schema.oneOf ?? [];
  if (branch !== undefined) return sampleValue(branch);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'array':
      return sampleList(withTreeItems(schema));
    case 'object':
      return sampleObject(schema);
    default:
      return sampleText(schema);
  }
}

function sampleList(schema: JsonSchema): JsonValue[] {
  const items = itemsOf(schema);
  return items === undefined ? [] : [sampleValue(items)];
}

function sampleObject({ required = [], properties = {}, product }: JsonSchema): JsonObject {
  const sample: JsonObject = Object.fromEntries(required.map((name) => [name, sampleValue(properties[name] ?? {})]));
  if (product === undefined) return sample;
  const { property, of, by, factors } = product;
  return { ...sample, [property]: Number(sample[of]) * (factors[String(sample[by])] ?? 1) };
}

const texts = [
  'sample',
  'a@b.example',
  '2030-01-01T00:00:00Z',
  'en',
  '.pdf',
  '/rest/picture.png',
  '#112233',
  'dashboard.view',
  'https://files.example',
  '/code',
  '-----BEGIN CERTIFICATE-----MAA=-----END CERTIFICATE-----',
];
const byFormat: Record<string, RegExp> = { email: /@/, 'date-time': /^\d{4}-.*T/, color: /^#/ };

function sampleText({ pattern = '', format = '', contentMediaType }: JsonSchema): string {
  if (contentMediaType !== undefined) return '{}';
  const found = texts.find((text) => new RegExp(pattern, 'u').test(text) && (byFormat[format]?.test(text) ?? true));
  if (found === undefined) throw new Error(`No sample text fits ${pattern} ${format}: add one`);
  return found;
}
