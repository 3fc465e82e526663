import { planForm, rjsfWidget } from '@signalbox/engine/core';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { conditionSchema } from './strict-ajv';

interface FormTests {
  /** Schemas of the form's conditions, by the name of their test. Evaluated on an object, without a list of errors. */
  conditions: Record<string, JsonSchema>;
  /**
   * Members of an object literal that is the form's `CompiledForm`: code that uses `form`, the test of the form's schema,
   * `tests` with those of its conditions, and the runtime.
   */
  members: string[];
}

/** How tests make the `CompiledForm` of a form, at build time and at run time alike. */
export function formTests(form: FormDefinition): FormTests {
  const planned = planForm(form).conditions.map(
    (condition, index) => [`condition${index}`, conditionSchema(condition.schema)] as const,
  );
  return {
    conditions: {
      ...Object.fromEntries(planned),
      ...(form.visibleWhen && { visibleWhen: conditionSchema(form.visibleWhen) }),
    },
    members: [
      'validate: (value) => errorsOf(form, value),',
      `conditions: [${planned.map(([name]) => `conditionOf(tests.${name})`).join(', ')}],`,
      `isVisible: ${form.visibleWhen ? 'conditionOf(tests.visibleWhen)' : '() => true'},`,
    ],
  };
}

/** Whether RJSF draws a field of the form. Then its `CompiledForm` has `rjsfFields`. */
export function hasRjsfFields(form: FormDefinition): boolean {
  return planForm(form).fields.some(({ widget }) => widget === rjsfWidget);
}
