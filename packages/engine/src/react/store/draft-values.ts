import type { CompiledForm, JsonObject, JsonValue } from '@signalbox/schemas';
import { atom, type createStore } from 'jotai/vanilla';
import { assemble, type FormPlan, isThere, type Pointer, readAt } from '../../core';
import { createCollectedDraft } from './collected-draft';
import { createDirtyFields } from './dirty-fields';
import { createDraftSections } from './draft-sections';
import { atomTable, type AtomTable, type FieldAtoms } from './field-atoms';

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
export function createDraftValues(options: DraftValuesOptions) {
  const { plan, jotai } = options;
  const parts = draftParts(options);
  const { settings, saved, fields, watchers, fieldOf, read, isVisible, dirtyFields, sections, draft, set } = parts;
  return {
    fields,
    fieldOf,
    read,
    isVisible,
    savedValue: saved.valueOf,
    watch: watchers.watch,
    saved: () => jotai.get(settings),
    /** The saved values of this form. */
    savedForm: () => assemble(plan, saved),
    /** The complete draft, values of hidden fields included. */
    all: () => assemble(plan, { valueOf: read, isAdded: sections.isAdded }),
    /** The draft as it would be saved, and its visible fields. */
    collected: draft.values,
    visible: draft.visible,
    isFieldDirty: dirtyFields.has,
    edits: dirtyFields.all,
    /** An edit of a hidden field is not sent, so it does not make the draft dirty. */
    isDirty: () => dirtyFields.some(isVisible),
    set,
    sections,
    /**
     * Takes new saved values. The fields of `isKept` keep their value in the draft; all others get the saved one. An optional
     * section around such a field stays, also if it is not saved any more.
     */
    load(next: JsonObject, isKept: (pointer: Pointer) => boolean): void {
      const pointers = plan.fields.map((field) => field.pointer);
      const kept = new Set(pointers.filter(isKept));
      // Creates the atom of a kept field: from now on it keeps the value itself.
      for (const pointer of kept) fieldOf(pointer);
      const isAdded = sections.after(next, new Set([...kept, ...sections.pointers.filter(isKept)]));
      jotai.set(settings, next);
      for (const [section, isHere] of isAdded) sections.setAdded(section, isHere);
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

/** Creates what the calls of a draft share. */
function draftParts({ plan, compiled, jotai, values, ignoresSettings }: DraftValuesOptions) {
  const settings = atom(values);
  const saved = {
    valueOf: (pointer: Pointer) => readAt(jotai.get(settings), pointer),
    isAdded: (section: Pointer) => isThere(jotai.get(settings), section),
  };
  const fields = atomTable({ plan, compiled, saved, settings: ignoresSettings ? undefined : settings });
  const watchers = createValueWatchers();
  const { fieldOf, read } = fieldReader({ plan, fields, jotai, savedValue: saved.valueOf });
  const isVisible = (pointer: Pointer) => jotai.get((fields.sections.get(pointer) ?? fieldOf(pointer)).isVisible);
  const dirtyFields = createDirtyFields(saved.valueOf);
  const set = (pointer: Pointer, value: JsonValue | undefined) => {
    jotai.set(fieldOf(pointer).value, value);
    dirtyFields.compare(pointer, value);
    draft.edited(pointer, value);
    watchers.notify(pointer);
  };
  const onSet = (section: Pointer, isAdded: boolean) => {
    dirtyFields.mark(section, isAdded !== saved.isAdded(section));
    draft.forget();
  };
  const sections = createDraftSections({ plan, fields, jotai, setValue: set, isFieldVisible: isVisible, onSet });
  const isSectionThere = (section: Pointer) => jotai.get(sections.of(section).isThere);
  const draft = createCollectedDraft({ plan, read, isVisible, isThere: isSectionThere });
  return { settings, saved, fields, watchers, fieldOf, read, isVisible, dirtyFields, sections, draft, set };
}

interface FieldReaderDeps extends Pick<DraftValuesOptions, 'plan' | 'jotai'> {
  fields: AtomTable;
  savedValue: (pointer: Pointer) => JsonValue | undefined;
}

/** Reads fields, of which most never have atoms. */
function fieldReader({ plan, fields, jotai, savedValue }: FieldReaderDeps) {
  return {
    fieldOf(pointer: Pointer): FieldAtoms {
      const field = fields.get(pointer);
      if (field === undefined) throw new RangeError(`${plan.form.id} has no field ${pointer}.`);
      return field;
    },
    read(pointer: Pointer): JsonValue | undefined {
      const made = fields.made(pointer);
      return made === undefined ? savedValue(pointer) : jotai.get(made.value);
    },
  };
}

type Listener = (pointer: Pointer) => void;

/** Listeners by field: an edit notifies only the listeners of its field, in a form of any length. */
function createValueWatchers() {
  const byField = new Map<Pointer, Set<Listener>>();
  return {
    /** The returned function unsubscribes. */
    watch(pointers: readonly Pointer[], listener: Listener): () => void {
      for (const pointer of pointers) {
        const listeners = byField.get(pointer);
        if (listeners === undefined) byField.set(pointer, new Set([listener]));
        else listeners.add(listener);
      }
      return () => {
        for (const pointer of pointers) byField.get(pointer)?.delete(listener);
      };
    },
    notify(pointer: Pointer): void {
      byField.get(pointer)?.forEach((listener) => listener(pointer));
    },
  };
}
