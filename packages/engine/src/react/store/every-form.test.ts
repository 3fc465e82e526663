import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forms, type FormDefinition } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { collect, defaultsOf, errorsOfForm, mergeFields, planForm } from '../../core';
import { someValue } from '../../testing/some-value';
import { createFormStore } from './form-store';

describe.each(forms.map((form) => [form.id, form] as [string, FormDefinition]))('%s', (id, form) => {
  const compiled = compiledForms[id];
  if (compiled === undefined) throw new Error(`${id} was not compiled.`);
  const plan = planForm(form);
  const saved = collect({ plan, compiled, values: defaultsOf(form) });
  const edits = fc.array(
    fc
      .constantFrom(...plan.fields)
      .chain((field) => someValue(field).map((value) => ({ pointer: field.pointer, value }))),
    { maxLength: 30 },
  );

  it('keeps draft, errors, dirtiness and patch equal to those of the core, for any edits', () => {
    fc.assert(
      fc.property(edits, (sequence) => {
        const store = createFormStore({ form, compiled, values: saved });
        for (const { pointer, value } of sequence) store.setValue(pointer, value);
        store.validate();
        const values = store.values();
        const collected = collect({ plan, compiled, values });
        const { patch, pointers } = store.changes();
        expect(store.collected()).toEqual(collected);
        expect(store.isValid).toBe(errorsOfForm({ plan, compiled, values }).length === 0);
        expect(store.isDirty).toBe(pointers.length > 0);
        expect(mergeFields({ plans: [plan], settings: saved, patch }).settings).toEqual(collected);
      }),
      { numRuns: 60 },
    );
  });
});
