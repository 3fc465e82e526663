import { type RuntimeForm, type RuntimeFormSource, useRuntimeMessages } from '@signalbox/console-kit';
import { type Pointer, readAt } from '@signalbox/engine/core';
import { type FormStore, useFormStatus } from '@signalbox/engine/react';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Collection } from '../../common/collection';
import { withReferences } from '../../common/references/with-references';
import type { StoredRecord } from '../record-query';
import { clashingFields, createRecordDraft, movedDraft, type RecordDraft } from './record-draft';
import { useSaveRecord } from './use-save-record';

export interface RecordFormOptions {
  collection: Collection;
  /** Undefined for a new record. */
  id: string | undefined;
  form: RuntimeForm;
  source: RuntimeFormSource;
  stored: StoredRecord | undefined;
  /** The record was deleted while it was open. */
  isDeleted: boolean;
  onOpen: (id: string) => void;
}

/** The draft of a record, what the user may do with it, and how it is saved. */
export function useRecordForm({ collection, id, form, source, stored, isDeleted, onOpen }: RecordFormOptions) {
  const filledForm = useMemo(() => withReferences(form, collection.columns), [form, collection.columns]);
  const messages = useRuntimeMessages(filledForm);
  const { draft, clash, takeTheirs, goOnFrom } = useRecordDraft({ form: filledForm, source, stored });
  const { store } = draft;
  const status = useFormStatus(store);
  const isNew = id === undefined || isDeleted;
  const mayChange = collection.actions.includes(isNew ? 'add' : 'edit');
  const { save, isSaving, failure } = useSaveRecord({
    resource: collection.resource,
    id: isNew ? undefined : id,
    draft,
    onSaved: goOnFrom,
    onCreated: onOpen,
    onInvalid: source.retry,
  });
  const correct = useCorrect(store);
  const saveMine = () => {
    if (stored) goOnFrom(stored);
    save();
  };
  const hasClash = clash.length > 0 && !isDeleted && stored !== undefined;
  return {
    store,
    messages,
    status,
    isNew,
    mayChange,
    isSaving,
    correct,
    save: () => {
      correct.start();
      save();
    },
    retry: save,
    failure: hasClash ? undefined : failure,
    clash: hasClash ? { pointers: clash, theirs: stored.values, saveMine, takeTheirs } : undefined,
  };
}

/** Moves from one invalid value of a form to the next. */
function useCorrect(store: FormStore) {
  const last = useRef<Pointer>(undefined);
  const [isOn, setIsOn] = useState(false);
  return {
    /** The user has tried to save. */
    isOn,
    start: () => setIsOn(true),
    goToNext: () => {
      const fields = store.errors().flatMap(({ field }) => (field === '' ? [] : [field]));
      const next = fields[(fields.indexOf(last.current ?? '') + 1) % fields.length];
      last.current = next;
      store.showErrors();
      if (next !== undefined) store.focus(next);
    },
  };
}

interface DraftOptions {
  form: RuntimeForm;
  source: RuntimeFormSource;
  /** The record as the platform has it now. Undefined for a new one. */
  stored: StoredRecord | undefined;
}

/** The draft of a record. It takes what others save meanwhile, except in fields that the user has changed, too. */
function useRecordDraft({ form, source, stored }: DraftOptions) {
  const [draft, setDraft] = useState<RecordDraft>(() => createRecordDraft(form, stored));
  if (draft.form !== form) setDraft(movedDraft(draft, form));
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { state, isDirty } = useFormStatus(draft.store);
  const isBehind = stored !== undefined && stored !== draft.base() && state !== 'submitting';
  const clash: Pointer[] = isBehind ? clashingFields(draft, stored.values) : [];
  const hasClash = clash.length > 0;

  useEffect(() => {
    if (isBehind && !hasClash) draft.rebase(stored);
  }, [isBehind, hasClash, draft, stored]);

  const { isOutdated, update } = source;
  useEffect(() => {
    if (isOutdated && !isDirty) update();
  }, [isOutdated, isDirty, update]);

  const goOnFrom = (newer: StoredRecord) => {
    draft.rebase(newer);
    redraw();
  };
  return {
    draft,
    clash,
    /** Replaces what the user typed in clashing fields. */
    takeTheirs: () => {
      if (stored === undefined) return;
      for (const pointer of clash) draft.store.setValue(pointer, readAt(stored.values, pointer));
      goOnFrom(stored);
    },
    goOnFrom,
  };
}
