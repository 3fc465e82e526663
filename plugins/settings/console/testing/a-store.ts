import { createFormStore, type FormStore } from '@signalbox/engine/react';
import { forms, type FormDefinition, type FormId, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';

function aForm(id: FormId): FormDefinition {
  const form = forms.find((each) => each.id === id);
  if (!form) throw new Error(`There is no form ${id}.`);
  return form;
}

/** The draft of one tab over these saved settings. */
export function aStore(id: FormId, values: JsonObject = {}): FormStore {
  const compiled = compiledForms[id];
  if (!compiled) throw new Error(`${id} was not compiled.`);
  return createFormStore({ form: aForm(id), compiled, values });
}
