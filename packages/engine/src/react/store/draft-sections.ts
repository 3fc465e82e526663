import type { createStore } from 'jotai/vanilla';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isThere, isWithin, readAt, startOfSection, type FormPlan, type Pointer } from '../../core';
import type { AtomTable } from './field-atoms';
import type { SectionAtoms } from './section-atoms';

interface DraftSectionsDeps {
  plan: FormPlan;
  fields: AtomTable;
  jotai: ReturnType<typeof createStore>;
  setValue: (field: Pointer, value: JsonValue | undefined) => void;
  isFieldVisible: (field: Pointer) => boolean;
  /** Called after a section was added to the draft or removed from it. */
  onSet: (section: Pointer, isAdded: boolean) => void;
}

/** The optional sections of a draft. */
export function createDraftSections({ plan, fields, jotai, setValue, isFieldVisible, onSet }: DraftSectionsDeps) {
  const pointers = [...fields.sections.keys()];
  const sectionOf = (pointer: Pointer): SectionAtoms => {
    const section = fields.sections.get(pointer);
    if (section === undefined) throw new RangeError(`${plan.form.id} has no optional section ${pointer}.`);
    return section;
  };
  const isAdded = (section: Pointer) => jotai.get(sectionOf(section).isAdded);
  const setAdded = (section: Pointer, next: boolean) => {
    jotai.set(sectionOf(section).isAdded, next);
    onSet(section, next);
  };
  return {
    pointers,
    has: (pointer: Pointer) => fields.sections.has(pointer),
    of: sectionOf,
    isAdded,
    setAdded,
    /** The section with the defaults of its fields. Optional sections in it are not added. Returns its fields. */
    add(section: Pointer): Pointer[] {
      const start = startOfSection(plan, section);
      const own = plan.fields.filter(({ optionalIn }) => optionalIn === section);
      setAdded(section, true);
      for (const { pointer } of own) setValue(pointer, readAt(start, pointer.slice(section.length)));
      return own.map(({ pointer }) => pointer);
    },
    /** Removes the section with all that is in it, hidden or not. Returns its fields. */
    remove(section: Pointer): Pointer[] {
      const own = plan.fields.filter(({ pointer }) => isWithin(pointer, section));
      // First, so that no condition in the section shows a field meanwhile.
      for (const inner of pointers) if (isWithin(inner, section)) setAdded(inner, false);
      for (const { pointer } of own) setValue(pointer, undefined);
      return own.map(({ pointer }) => pointer);
    },
    /**
     * Whether each section is there after new values were saved: as in the draft if it is kept, or a visible field in it, else as
     * saved.
     */
    after(next: JsonObject, kept: ReadonlySet<Pointer>): [Pointer, boolean][] {
      return pointers.map((section) => {
        const isKept = [...kept].some(
          (pointer) => pointer === section || (isWithin(pointer, section) && isVisibleField(pointer)),
        );
        return [section, isKept ? isAdded(section) : isThere(next, section)];
      });
    },
  };

  function isVisibleField(pointer: Pointer): boolean {
    return fields.has(pointer) && isFieldVisible(pointer);
  }
}
