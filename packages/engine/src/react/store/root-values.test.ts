import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultsOf, pointerOf } from '../../core';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { createFormStore } from './form-store';

const text: JsonSchema = { type: 'string', maxLength: 4 };
const closed = { type: 'object', additionalProperties: false } as const;

/** Roots as RJSF's samples have them, and their plain form in the setting `value`. */
const roots: Record<string, { root: JsonSchema; value: JsonSchema; isRequired?: boolean; begins?: JsonValue }> = {
  'a text': { root: text, value: text, isRequired: true },
  'a list': {
    root: { type: 'array', maxItems: 2, items: text },
    value: { type: 'array', maxItems: 2, items: text },
    isRequired: true,
    begins: [],
  },
  'several types': {
    root: { type: ['string', 'number', 'boolean'], maxLength: 4 },
    value: { type: ['string', 'number', 'boolean'], maxLength: 4 },
    isRequired: true,
  },
  'a choice': {
    root: {
      type: 'object',
      oneOf: [
        { properties: { a: text }, required: ['a'] },
        { properties: { b: text }, required: ['b'] },
      ],
    },
    value: {
      oneOf: [
        { ...closed, properties: { a: text }, required: ['a'] },
        { ...closed, properties: { b: text }, required: ['b'] },
      ],
    },
    isRequired: true,
  },
};

const leaf = fc.constantFrom<JsonValue>('ab', 'abcde', 7, true);
const values = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }),
  fc.constantFrom('a', 'b').chain((name) => leaf.map((value): JsonValue => ({ [name]: value }))),
);

test.each(Object.entries(roots))('%s at the root: the data and errors of RJSF, one level deeper', (_name, sample) => {
  const { root, value, isRequired, begins } = sample;
  const schema: JsonSchema = { ...closed, properties: { value }, ...(isRequired ? { required: ['value'] } : {}) };
  const form = aForm({ schema });
  const compiled = compileForm(form);
  expect(defaultsOf(form)).toEqual(begins === undefined ? {} : { value: begins });
  const aStore = () => createFormStore({ form, compiled, values: defaultsOf(form) });
  // Nothing entered: RJSF validates what it begins with.
  const nothing = validator.validateFormData(begins ?? (root.type === 'object' ? {} : undefined), root as RJSFSchema);
  expect(aStore().validate()).toBe(nothing.errors.length === 0);
  fc.assert(
    fc.property(values, (entered) => {
      const store = aStore();
      store.setValue('/value', entered);
      const isValid = store.validate();
      expect(store.collected()).toEqual({ value: entered });
      const { errors } = validator.validateFormData(entered, root as RJSFSchema);
      expect(isValid).toBe(errors.length === 0);
      if (isValid) return;
      store.touch('/value');
      const error = store.jotai.get(store.field('/value').error);
      const places = errors.map(({ property = '' }) => pointerOf(['value', ...property.split('.').filter(Boolean)]));
      expect(places).toContain(error?.pointer);
    }),
    { numRuns: 200 },
  );
});
