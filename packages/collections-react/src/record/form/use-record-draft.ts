import type { RuntimeForm, RuntimeFormSource } from '@signalbox/console-kit';
import { type Pointer, readAt } from '@signalbox/engine/core';
import { useFormStatus } from '@signalbox/engine/react';
import { useEffect, useReducer, useState } from 'react';
import { clashingFields, createRecordDraft, movedDraft, type RecordDraft } from './record-draft';
import type { StoredRecord } from '../record-query';

interface DraftOptions {
  form: RuntimeForm;
  source: RuntimeFormSource;
  /** The record as the platform has it now. Undefined for a new one. */
  stored: StoredRecord | undefined;
}

/** The draft of a record. It takes what others save meanwhile, except in fields that the user has changed, too. */
export function useRecordDraft({ form, source, stored }: DraftOptions) {
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
