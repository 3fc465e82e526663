import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ifRevision, readRevision } from '@signalbox/api/client';
import { readAgain, settingKeys, useConsole } from '@signalbox/api/react';
import { fieldErrorsOf, useFailureText } from '@signalbox/console-kit';
import type { FormStore } from '@signalbox/engine/react';
import { withLegacyReminder } from '@signalbox/schemas/legacy-reminder';
import { readPreviousRevision } from '../../shared/previous-revision';
import type { Drafts } from '../drafts/drafts';
import { keepOwnSave } from './keep-own-save';
import { saveFailureOf, type SaveFailure } from './save-failure';
import { saveDrafts } from './save-drafts';
import { wholeValues } from './whole-values';

interface SaveOptions {
  drafts: Drafts;
  /** Opens the tab of the invalid field. */
  showForm: (store: FormStore) => void;
}

/** Saves and reports the result: a toast, errors at fields, a conflict, or an error above Save. */
export function useSave({ drafts, showForm }: SaveOptions) {
  const { api, notify, hasExtensions } = useConsole();
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const textOf = useFailureText();
  const [failure, setFailure] = useState<SaveFailure>();
  const refresh = () => readAgain(queries, settingKeys.all);

  const save = useMutation({
    mutationKey: settingKeys.save(),
    mutationFn: async (base: number | undefined) => {
      let answer: { revision?: number | undefined; isKept: boolean } = { isKept: false };
      const result = await saveDrafts({
        stores: drafts.opened(),
        send: async (patch, parts) => {
          const plans = parts.map(({ store }) => store.plan);
          const body = hasExtensions
            ? patch
            : wholeValues({ plans, settings: withLegacyReminder(await api.get('core/setting')), patch });
          const { headers } = await api.send('PATCH', 'core/setting', { body, headers: ifRevision(base) });
          const revision = readRevision(headers);
          drafts.agreeOn(revision);
          const saved = keepOwnSave(queries, { patch, parts, revision, previous: readPreviousRevision(headers) });
          answer = { revision, isKept: saved !== undefined };
          return saved;
        },
        errorsOf: (error, store) => fieldErrorsOf(error, store, textOf),
      });
      return { ...result, ...answer };
    },
    onMutate: () => setFailure(undefined),
    onSuccess: async (result) => {
      if (result.kind === 'invalid') showForm(result.store);
      if (result.kind !== 'sent') return;
      notify(t('saved'));
      if (!result.isKept) await refresh();
    },
    onError: async (error) => {
      const next = saveFailureOf(error, { stores: drafts.opened(), textOf });
      if (next.kind === 'invalid') {
        // Also for a draft that was not sent. Gives focus to the first invalid field.
        next.store.setServerErrors(next.errors);
        showForm(next.store);
      }
      if (next.kind === 'conflict') await refresh();
      setFailure(next);
    },
  });

  return {
    failure,
    isSaving: save.isPending,
    save: () => save.mutate(drafts.base()),
    /** Overwrites the other user's save: the revision of the conflict becomes the new base. */
    saveOver: () => save.mutate(failure?.kind === 'conflict' ? failure.revision : drafts.base()),
    dismiss: () => setFailure(undefined),
  };
}
