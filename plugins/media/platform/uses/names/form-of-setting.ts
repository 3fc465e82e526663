import { isWithin, planForm, type Pointer } from '@signalbox/engine/core';
import { forms, type FormDefinition } from '@signalbox/schemas';

const pointers = new Map<FormDefinition, readonly Pointer[]>();

/** Pointers of a form's fields, into the settings. */
export function pointersOf(form: FormDefinition): readonly Pointer[] {
  const known = pointers.get(form) ?? planForm(form).fields.map(({ pointer }) => pointer);
  pointers.set(form, known);
  return known;
}

/** The form with the field of a value of the settings. Undefined for a value that an earlier version stored. */
export function formOfSetting(pointer: Pointer): FormDefinition | undefined {
  return forms.find((form) => pointersOf(form).some((field) => isWithin(pointer, field)));
}
