import { readAgain, useConsole } from '@signalbox/api/react';
import type { FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useScope } from '../scope';
import type { ShownCycle } from './cycle';
import { cycleKeys } from './cycle-queries';

interface SaveCycleOptions {
  /** Undefined for a new cycle. */
  cycle: ShownCycle | undefined;
  store: FormStore;
  onSaved: (id: string) => void;
}

/** Returns a function that stores the values of a form as a new cycle, or as a change of `cycle`. */
export function useSaveCycle({ cycle, store, onSaved }: SaveCycleOptions) {
  const { t } = useTranslation('backup');
  const { api, hasExtensions } = useConsole();
  const { message } = App.useApp();
  const { path } = useScope().cycles;
  const queries = useQueryClient();

  return async ({ disable, ...values }: JsonObject): Promise<void> => {
    // The list changes `disable`; it may have changed since the form was opened.
    const { id } = cycle
      ? await api
          .patch(`${path}/${cycle.id}`, { ...(hasExtensions && emptied), ...values, id: cycle.id })
          .then(() => cycle)
      : await api
          .post<{ InsertedID: string }>(path, { ...values, disable: disable ?? false })
          .then(({ InsertedID }) => ({ id: InsertedID }));
    store.reset(store.values());
    void message.success(t('cycles.saved'));
    await readAgain(queries, cycleKeys.all(path));
    onSaved(id);
  };
}

/** A missing field keeps its value. */
const emptied = { at: null, timeZone: null };
