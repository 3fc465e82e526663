import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '@signalbox/schemas';
import { planForm, visibleFields } from '../../core';
import { aForm, rejected } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { createFormStore } from './form-store';

const note: JsonSchema = { type: 'object', properties: { text: { type: 'string' } } };
const form = aForm({
  schema: {
    type: 'object',
    properties: { proxy: { type: 'object', properties: { host: { type: 'string' } } }, note },
    if: { required: ['proxy'] },
    else: { properties: { note: rejected } },
  },
  uiSchema: { proxy: { 'ui:options': { enableOptionalDataFieldForType: ['object'] } } },
});
const plan = planForm(form);
const compiled = compileForm(form);

describe('a condition on an optional section', () => {
  it.each([
    ['is absent', {}, false],
    ['was added empty', { proxy: {} }, true],
    ['has values', { proxy: { host: 'a' } }, true],
  ])('is evaluated alike in the draft and in the server where it %s', (_, values, isShown) => {
    const store = createFormStore({ form, compiled, values });
    const isVisible = () => store.jotai.get(store.field('/note/text').isVisible);
    expect(visibleFields({ plan, compiled, values }).has('/note/text')).toBe(isShown);
    expect(isVisible()).toBe(isShown);
    store.addSection('/proxy');
    expect(isVisible()).toBe(true);
    store.removeSection('/proxy');
    expect(isVisible()).toBe(false);
  });
});

it('an added section without fields of its own is left out of the draft while a condition hides it', () => {
  const nested: JsonSchema = { type: 'object', properties: { inner: note } };
  const hiding = aForm({
    schema: {
      type: 'object',
      properties: { mode: { type: 'string' }, outer: nested },
      if: { properties: { mode: { const: 'off' } }, required: ['mode'] },
      then: { properties: { outer: rejected } },
    },
    uiSchema: { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] } },
  });
  const store = createFormStore({ form: hiding, compiled: compileForm(hiding), values: {} });
  store.addSection('/outer');
  expect(store.collected()).toEqual({ outer: {} });
  store.setValue('/mode', 'off');
  expect(store.collected()).toEqual({ mode: 'off' });
  expect(store.validate()).toBe(true);
});
