import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftFields, type DraftField } from '../../fields/draft-fields';
import {
  conditionOf,
  effects,
  type FieldCondition,
  operators,
  withCondition,
  withoutCondition,
} from './field-conditions';

const form = `{
  "schema": {
    "type": "object",
    "required": ["reason"],
    "properties": {
      "isMuted": { "type": "boolean" },
      "reason": { "type": "string" },
      "gate": { "type": "object", "properties": { "code": { "type": "string" }, "level": { "type": "integer" } } }
    }
  }
}
`;
const fieldOf = (pointer: string, text = form): DraftField => {
  const field = draftFields(text).find((each) => each.pointer === pointer);
  if (!field) throw new Error(`no field ${pointer}`);
  return field;
};
const muted: FieldCondition = { effect: 'shownRequired', property: 'isMuted', operator: 'equals', value: true };
const schemaIn = (text: string) => (JSON.parse(text) as { schema: Record<string, unknown> }).schema;

test('writes a condition as the handbook does, and a hidden field is not required at the top', () => {
  const written = withCondition(form, fieldOf('/reason'), muted);
  expect(schemaIn(written)).not.toHaveProperty('required');
  expect(schemaIn(written)['allOf']).toEqual([
    {
      if: { properties: { isMuted: { const: true } }, required: ['isMuted'] },
      then: { required: ['reason'], properties: { reason: true } },
      else: { properties: { reason: false } },
    },
  ]);
  expect(conditionOf(written, fieldOf('/reason', written))).toEqual(muted);
});

test('conditions of a section stand in the section, and each field has its own', () => {
  const level: FieldCondition = { effect: 'required', property: 'level', operator: 'atLeast', value: 2 };
  const first = withCondition(form, fieldOf('/gate/code'), level);
  const both = withCondition(first, fieldOf('/reason', first), muted);
  expect(conditionOf(both, fieldOf('/gate/code', both))).toEqual(level);
  expect(conditionOf(both, fieldOf('/reason', both))).toEqual(muted);
  expect(conditionOf(both, fieldOf('/isMuted', both))).toBeUndefined();
  const without = withoutCondition(both, fieldOf('/gate/code', both), { isRequired: false });
  expect(conditionOf(without, fieldOf('/gate/code', without))).toBeUndefined();
  expect(conditionOf(without, fieldOf('/reason', without))).toEqual(muted);
});

test.each([
  '{ "if": { "properties": { "isMuted": { "const": true } } }, "then": { "required": ["reason"] } }',
  '{ "if": { "properties": { "isMuted": { "const": true } }, "required": ["isMuted"] }, "then": { "required": ["reason", "gate"] } }',
])('leaves a condition that the panel has no inputs for to the text: %s', (entry) => {
  const written = form.replace('"type": "object",', `"type": "object", "allOf": [${entry}],`);
  expect(conditionOf(written, fieldOf('/reason', written))).toBe('other');
});

test.each([
  ['/reason', '"if": { "required": ["isMuted"] }, "then": { "required": ["reason"] },'],
  ['/gate/code', '"if": true, "else": { "properties": { "gate": { "properties": { "code": false } } } },'],
  ['/gate/code', '"allOf": [{ "if": true, "then": { "properties": { "gate": { "required": ["code"] } } } }],'],
])('leaves a condition of %s that stands elsewhere to the text', (pointer, text) => {
  const written = form.replace('"type": "object",', `"type": "object", ${text}`);
  expect(conditionOf(written, fieldOf(pointer, written))).toBe('other');
  expect(conditionOf(written, fieldOf('/gate/level', written))).toBeUndefined();
  expect(conditionOf(written, fieldOf('/isMuted', written))).toBeUndefined();
});

test('reads every condition that it writes, and removes it without a trace', () => {
  const conditions = fc.record({
    effect: fc.constantFrom(...effects),
    property: fc.constantFrom('isMuted', 'gate'),
    operator: fc.constantFrom(...operators),
    value: fc.oneof(fc.boolean(), fc.integer(), fc.string()),
  });
  const field = fieldOf('/reason');
  fc.assert(
    fc.property(conditions, conditions, (one, other) => {
      const expected = { ...other, value: other.operator === 'filled' ? null : other.value };
      const first = withCondition(form, field, one);
      const written = withCondition(first, fieldOf('/reason', first), other);
      expect(conditionOf(written, fieldOf('/reason', written))).toEqual(expected);
      const back = withoutCondition(written, fieldOf('/reason', written), { isRequired: true });
      expect(schemaIn(back)).toEqual(schemaIn(form));
      const { required: _required, ...optional } = schemaIn(form);
      expect(schemaIn(withoutCondition(back, fieldOf('/reason', back), { isRequired: false }))).toEqual(optional);
    }),
  );
});
