import type { RuntimeForm } from '@signalbox/console-kit';
import { type FieldPlan, type FormPlan, isWithin } from '@signalbox/engine/core';
import { createFormStore, type FormStore } from '@signalbox/engine/react';
import type { CompiledForm } from '@signalbox/schemas';

/** Fields of a form that a bulk change may set: those that the user can see and change. */
export function changeableFields({ plan }: RuntimeForm): FieldPlan[] {
  return plan.fields.filter(
    ({ widget, schema, uiSchema }) =>
      widget !== 'hidden' &&
      schema.readOnly !== true &&
      uiSchema['ui:readonly'] !== true &&
      uiSchema['ui:disabled'] !== true,
  );
}

/** The draft of one field of a form, as the form draws and validates it. What other fields have or lack does not count: each record has its own values. */
export function fieldStore({ form, plan, compiled }: RuntimeForm, field: FieldPlan): FormStore {
  // Another id: the form of a record may be on the same page.
  const own = { ...form, id: fieldFormId };
  const alone: FormPlan = {
    ...plan,
    form: own,
    sections: [],
    fields: [{ ...field, section: '', when: [], requiredWhen: [], isRequired: false }],
  };
  const validate: CompiledForm['validate'] = (value) =>
    compiled.validate(value).filter(({ instancePath }) => isWithin(instancePath, field.pointer));
  const store = createFormStore({ form: own, plan: alone, compiled: { ...compiled, validate }, values: {} });
  // A switch looks off before it has a value.
  if (field.schema.type === 'boolean') store.setValue(field.pointer, false);
  return store;
}

export const fieldFormId = 'runtime/field';
