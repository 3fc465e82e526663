import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { aForm, rejected } from '../testing/a-form';
import { compileForm } from '../testing/compile-form';
import { changesOf } from './changes-of';
import { collect } from './collect';
import { mergeFields } from './merge-fields';
import { planForm } from './plan-form';
import { readAt, writeAt } from './pointer';
import { visibleFields } from './visible-fields';

const isOn = (name: string) => ({ properties: { [name]: { const: true } }, required: [name] });
const form = aForm({
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      on: { type: 'boolean' },
      text: { type: 'string' },
      outer: {
        type: 'object',
        additionalProperties: false,
        properties: { deep: { type: 'object', properties: { a: { type: 'string' } } }, on: { type: 'boolean' } },
      },
      loose: {
        type: 'object',
        properties: {
          chain: { type: 'boolean' },
          end: { type: 'boolean' },
          object: { type: 'object', properties: { x: { type: 'integer' } } },
        },
        allOf: [
          { if: isOn('chain'), else: { properties: { end: rejected } } },
          { if: isOn('end'), then: { properties: { object: rejected } } },
        ],
      },
    },
    required: ['outer'],
    allOf: [{ if: isOn('on'), else: { properties: { text: rejected, loose: { properties: { chain: rejected } } } } }],
  },
  uiSchema: { loose: { object: { 'ui:widget': 'any' } } },
});
const plan = planForm(form);
const compiled = compileForm(form);

const aValue = (pointer: string): fc.Arbitrary<JsonValue | undefined> => {
  if (pointer.endsWith('object')) return fc.option(fc.record({ x: fc.integer() }), { nil: undefined });
  if (/text|\/a$/.test(pointer)) return fc.option(fc.string({ minLength: 1 }), { nil: undefined });
  return fc.option(fc.boolean(), { nil: undefined });
};
const anEdit = fc
  .constantFrom(...plan.fields.map((field) => field.pointer))
  .chain((pointer) => aValue(pointer).map((value) => ({ pointer, value })));
const someValues = fc
  .array(anEdit, { maxLength: 20 })
  .map((edits) => edits.reduce<JsonObject>((values, { pointer, value }) => writeAt(values, pointer, value), {}));

it('after random edits, the merged patch equals the collected values', () => {
  fc.assert(
    fc.property(someValues, someValues, (first, second) => {
      const before = collect({ plan, compiled, values: first });
      const after = collect({ plan, compiled, values: second });
      const { patch, pointers } = changesOf({ plan, before, after });
      const merged = mergeFields({ plans: [plan], settings: before, patch });
      expect(merged.settings).toEqual(after);
      expect(merged.pointers.toSorted()).toEqual(pointers.toSorted());
      expect(merged.unknown).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

it('after random edits, collects exactly the visible fields, and collecting again changes nothing', () => {
  fc.assert(
    fc.property(someValues, (values) => {
      const visible = visibleFields({ plan, compiled, values });
      const collected = collect({ plan, compiled, values });
      for (const { pointer } of plan.fields) {
        expect(readAt(collected, pointer)).toEqual(visible.has(pointer) ? readAt(values, pointer) : undefined);
      }
      expect(collect({ plan, compiled, values: collected })).toEqual(collected);
      expect(compiled.validate(collected)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
