import { recordKeys } from '@signalbox/collections-core';
import { ApiError } from '@signalbox/api/client';
import { readAgain, useConsole } from '@signalbox/api/react';
import { errorsOfAnswer, fieldErrorsOf, useConfirmation, useFailureText } from '@signalbox/console-kit';
import { isSameValue } from '@signalbox/engine/core';
import type { Submission } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordDraft } from './record-draft';
import { recordQuery, type StoredRecord } from '../record-query';
import { afterSave, saveRecord } from './save-record';

interface SaveRecordOptions {
  resource: string;
  /** Undefined for a new record, also for one that was deleted while its form was open. */
  id: string | undefined;
  draft: RecordDraft;
  /** Goes on from the record as it is after the save. */
  onSaved: (base: StoredRecord) => void;
  /** A record was created. */
  onCreated: (id: string) => void;
  /** The platform has rejected values: the form may be older than the collection. */
  onInvalid: () => void;
}

/** Why a save failed. A clash is no failure: both values are shown. A question is answered by `confirm`. */
export type SaveFailure =
  | { kind: 'invalid' }
  | { kind: 'rejected'; error: unknown }
  | { kind: 'question'; error: unknown; confirm: () => void };

/** What the platform has asked about. */
interface Question {
  values: JsonObject;
  /** Parameters of a request that confirms them. */
  params: Record<string, string>;
}

/** Saves or creates a record, once at a time. */
export function useSaveRecord({ resource, id, draft, onSaved, onCreated, onInvalid }: SaveRecordOptions) {
  const { api, notify } = useConsole();
  const { t } = useTranslation('collections-react');
  const queries = useQueryClient();
  const { store } = draft;
  const failureText = useFailureText();
  const confirmationOf = useConfirmation();
  const [question, setQuestion] = useState<Question>();

  const send = async (submission: Submission, params?: Question['params']): Promise<string | undefined> => {
    const base = draft.base();
    if (id === undefined || base === undefined) {
      const { InsertedID } = await api.post<{ InsertedID: string }>(resource, submission.values, { params });
      store.commit();
      return InsertedID;
    }
    const read = () => queries.fetchQuery(recordQuery(api, { resource, id }));
    const secrets = store.plan.fields.filter(({ isSecret }) => isSecret).map(({ pointer }) => pointer);
    await saveRecord({ api, resource, id, submission, secrets, base, params, read });
    const saved = await read().catch(() => afterSave(base, submission));
    store.commit(saved.values);
    onSaved(saved);
    return undefined;
  };
  const save = useMutation({
    mutationFn: async (confirmed: Question | undefined) => {
      const submission = store.begin();
      if (typeof submission === 'string') return { isSent: false, created: undefined };
      const { values } = submission;
      // Other values were not asked about.
      const isConfirmed = confirmed !== undefined && isSameValue(confirmed.values, values);
      const created = await send(submission, isConfirmed ? confirmed.params : undefined).catch((error: unknown) => {
        const params = confirmationOf(error);
        setQuestion(params && { values, params });
        store.fail(params ? [] : fieldErrorsOf(error, store, failureText));
        throw error;
      });
      return { isSent: true, created };
    },
    onSuccess: ({ isSent, created }) => {
      if (!isSent) return;
      notify(t(created === undefined ? 'record.saved' : 'record.created'));
      void readAgain(queries, recordKeys.of(resource));
      if (created !== undefined) onCreated(created);
    },
    onError: (error) => {
      if (errorsOfAnswer(error).length > 0 && !confirmationOf(error)) onInvalid();
      const isGone = error instanceof ApiError && error.errorName === 'notFound';
      if (isGone && id !== undefined) void readAgain(queries, recordKeys.record(resource, id));
    },
  });
  return {
    save: () => save.mutate(undefined),
    isSaving: save.isPending,
    failure:
      save.error && confirmationOf(save.error)
        ? ({ kind: 'question', error: save.error, confirm: () => save.mutate(question) } as const)
        : failureOf(save.error, { draft, id }),
  };
}

/** A record that has been deleted, or changed by another user in the same fields, is shown as such. */
function failureOf(
  error: Error | null,
  { draft, id }: Pick<SaveRecordOptions, 'draft' | 'id'>,
): SaveFailure | undefined {
  if (error === null) return undefined;
  const isShown = error instanceof ApiError && (error.errorName === 'conflict' || error.errorName === 'notFound');
  if (isShown && id !== undefined) return undefined;
  return fieldErrorsOf(error, draft.store).length > 0 ? { kind: 'invalid' } : { kind: 'rejected', error };
}
