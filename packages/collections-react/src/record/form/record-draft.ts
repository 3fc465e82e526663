import type { RuntimeForm } from '@signalbox/console-kit';
import { defaultsOf, isSameValue, type Pointer, readAt } from '@signalbox/engine/core';
import { createFormStore, type FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import type { StoredRecord } from '../record-query';

/** Input in the form of a record. */
export interface RecordDraft {
  form: RuntimeForm;
  store: FormStore;
  /** The version of the record that the input goes on from. Undefined for a new record. */
  base: () => StoredRecord | undefined;
  /** Goes on from a newer version. What the user changed stays. */
  rebase: (newer: StoredRecord) => void;
}

export function createRecordDraft(form: RuntimeForm, stored: StoredRecord | undefined): RecordDraft {
  let base = stored;
  const { plan, compiled } = form;
  const values = base?.values ?? defaultsOf(form.form);
  const store = createFormStore({ form: form.form, plan, compiled, values, isStored: base !== undefined });
  return {
    form,
    store,
    base: () => base,
    rebase(newer) {
      base = newer;
      store.rebase(newer.values);
    },
  };
}

/** The same input in a newer form: fields that it does not have any more are dropped. */
export function movedDraft({ store, base }: RecordDraft, form: RuntimeForm): RecordDraft {
  const moved = createRecordDraft(form, base());
  const kept = new Set(moved.store.plan.fields.map(({ pointer }) => pointer));
  for (const pointer of store.changes().pointers)
    if (kept.has(pointer)) moved.store.setValue(pointer, store.value(pointer));
  return moved;
}

/** Fields that the user changed, and another user to another value. */
export function clashingFields({ store, base }: RecordDraft, theirs: JsonObject): Pointer[] {
  const before = base()?.values ?? {};
  return store
    .changes()
    .pointers.filter(
      (pointer) =>
        !isSameValue(readAt(before, pointer), readAt(theirs, pointer)) &&
        !isSameValue(store.value(pointer), readAt(theirs, pointer)),
    );
}
