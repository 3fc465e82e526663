import { type RuntimeForm, type RuntimeFormSource, useRuntimeMessages } from '@signalbox/console-kit';
import { useFormStatus } from '@signalbox/engine/react';
import { useMemo } from 'react';
import type { Collection } from '../../common/collection';
import { withReferences } from '../../common/references/with-references';
import type { StoredRecord } from '../record-query';
import { useCorrect } from './use-correct';
import { useRecordDraft } from './use-record-draft';
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
