import { atom, type createStore } from 'jotai/vanilla';
import type { CompiledForm, JsonObject, JsonValue } from '@signalbox/schemas';
import { assemble, readAt, type FormPlan, type Pointer } from '../../core';
import { createCollectedDraft } from './collected-draft';
import { createDirtyFields } from './dirty-fields';
import { atomTable, type FieldAtoms } from './field-atoms';
import { createValueWatchers } from './value-watchers';

interface DraftValuesOptions {
  plan: FormPlan;
  compiled: CompiledForm;
  jotai: ReturnType<typeof createStore>;
  /** The saved values that the draft starts from. */
  values: JsonObject;
  ignoresSettings: boolean;
}

export type DraftValues = ReturnType<typeof createDraftValues>;

/** The values of a draft, one atom per field, beside the saved ones. */
export function createDraftValues({ plan, compiled, jotai, values, ignoresSettings }: DraftValuesOptions) {
  const settings = atom(values);
  const savedValue = (pointer: Pointer) => readAt(jotai.get(settings), pointer);
  const fields = atomTable({ plan, compiled, initial: savedValue, settings: ignoresSettings ? undefined : settings });
  const watchers = createValueWatchers();
  const fieldOf = (pointer: Pointer): FieldAtoms => {
    const field = fields.get(pointer);
    if (field === undefined) throw new RangeError(`${plan.form.id} has no field ${pointer}.`);
    return field;
  };
  const read = (pointer: Pointer): JsonValue | undefined => {
    const made = fields.made(pointer);
    return made === undefined ? savedValue(pointer) : jotai.get(made.value);
  };
  const isVisible = (pointer: Pointer) => jotai.get(fieldOf(pointer).isVisible);
  const dirtyFields = createDirtyFields(savedValue);
  const draft = createCollectedDraft({ plan, read, isVisible });

  return {
    fields,
    fieldOf,
    read,
    isVisible,
    savedValue,
    watch: watchers.watch,
    saved: () => jotai.get(settings),
    /** The complete draft, values of hidden fields included. */
    all: () => assemble(plan, read),
    /** The draft as it would be saved, and its visible fields. */
    collected: draft.values,
    visible: draft.visible,
    isFieldDirty: dirtyFields.has,
    edits: dirtyFields.all,
    /** An edit of a hidden field is not sent, so it does not make the draft dirty. */
    isDirty: () => dirtyFields.some(isVisible),
    set(pointer: Pointer, value: JsonValue | undefined): void {
      jotai.set(fieldOf(pointer).value, value);
      dirtyFields.compare(pointer, value);
      draft.edited(pointer, value);
      watchers.notify(pointer);
    },
    /** Takes new saved values. The fields of `isKept` keep their value in the draft; all others get the saved one. */
    load(next: JsonObject, isKept: (pointer: Pointer) => boolean): void {
      const pointers = plan.fields.map((field) => field.pointer);
      const kept = new Set(pointers.filter(isKept));
      // Creates the atom of a kept field: from now on it keeps the value itself.
      for (const pointer of kept) fieldOf(pointer);
      jotai.set(settings, next);
      for (const pointer of pointers) {
        const made = kept.has(pointer) ? undefined : fields.made(pointer);
        if (made !== undefined) jotai.set(made.value, readAt(next, pointer));
        dirtyFields.compare(pointer, read(pointer));
        watchers.notify(pointer);
      }
      draft.forget();
    },
  };
}
