import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { aForm, rejected } from './a-form';

const fieldsPerSection = 20;

/** Field indexes of a full section. A shorter section takes the first ones: the mix of kinds stays about the same. */
const fieldIndexes = [0, 16, 11, 13, 18, 1, 2, 3, 14, 4, 5, 6, 17, 7, 19, 8, 15, 9, 10, 12];

/**
 * A form of `count` fields: 65 % text (a thirteenth of it conditional), 15 % integer, 10 % boolean, 10 % enum,
 * with one nested object and one condition per 20 fields.
 */
export function bigForm(count: number): FormDefinition {
  const properties: Record<string, JsonSchema> = {};
  for (let start = 0; start < count; start += fieldsPerSection) {
    properties[`section${start / fieldsPerSection}`] = section(Math.min(fieldsPerSection, count - start));
  }
  return aForm({ id: 'bench/big', schema: { type: 'object', additionalProperties: false, properties } });
}

function section(size: number): JsonSchema {
  const properties: Record<string, JsonSchema> = Object.fromEntries(
    fieldIndexes
      .slice(0, size)
      .toSorted((one, other) => one - other)
      .map((index) => [`${kindOf(index)}${index}`, schemaOf(kindOf(index))]),
  );
  const isConditional = size >= 3;
  if (!isConditional) return { type: 'object', additionalProperties: false, properties };
  const isOn = { properties: { switch16: { const: true } }, required: ['switch16'] };
  return {
    type: 'object',
    additionalProperties: false,
    properties,
    allOf: [{ if: isOn, then: { required: [] }, else: { properties: { text11: rejected } } }],
  };
}

type Kind = 'text' | 'number' | 'switch' | 'select';

function kindOf(index: number): Kind {
  if (index < 13) return 'text';
  if (index < 16) return 'number';
  return index < 18 ? 'switch' : 'select';
}

function schemaOf(kind: Kind): JsonSchema {
  switch (kind) {
    case 'text':
      return { type: 'string', maxLength: 100 };
    case 'number':
      return { type: 'integer', minimum: 0, maximum: 1000 };
    case 'switch':
      return { type: 'boolean' };
    case 'select':
      return { type: 'string', enum: ['one', 'two', 'three'] };
  }
}
