import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planForm } from '@signalbox/engine/core';
import { dialogs, forms, type FormDefinition } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { importModule } from '../testing/import-module';
import { someValue } from '../testing/some-value';
import { compiledFormCode } from './compiled-form-code';
import { formModule } from '../run-time/form-module';

const shipped: readonly FormDefinition[] = [...forms, ...dialogs];

describe('a schema that is compiled at run time validates as it does compiled at build time', () => {
  it.each(shipped.map((form) => [form.id, form] as const))('%s', async (id, form) => {
    const built = compiledForms[id];
    if (built === undefined) throw new Error(`${id} is not compiled`);
    const { compiledForm } = await importModule(formModule({ code: await compiledFormCode(form), form, texts: {} }));
    const plan = planForm(form);
    fc.assert(
      fc.property(someValue(form.schema), (value) => {
        const errors = built.validate(value);
        expect(compiledForm.validate(value)).toEqual(errors);
        expect(compiledForm.conditions.map((test) => test(value))).toEqual(built.conditions.map((test) => test(value)));
        expect(compiledForm.isVisible(value)).toBe(built.isVisible(value));
      }),
      { numRuns: 100 },
    );
    expect(compiledForm.conditions).toHaveLength(plan.conditions.length);
  });
});
