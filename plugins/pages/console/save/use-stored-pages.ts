import { ifRevision, readRevision } from '@signalbox/api/client';
import { readAgain, settingKeys, settingsQuery, useConsole } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { jsonOf, type SavedTree } from '../editor/editor-state';
import { savedTreeOf } from './saved-tree';

/** Reads and writes the pages in the settings. */
export function useStoredPages() {
  const { api } = useConsole();
  const queries = useQueryClient();
  return {
    /** Stores `tree` if the settings still have its revision; rejects with `conflict` otherwise. */
    async send({ tree, revision }: SavedTree): Promise<SavedTree> {
      const body = { routers: jsonOf(tree) };
      const { headers } = await api.send('PATCH', 'core/setting', { body, headers: ifRevision(revision) });
      return { tree, revision: readRevision(headers) };
    },
    async readStored(): Promise<SavedTree> {
      await readAgain(queries, settingKeys.all);
      return savedTreeOf(await queries.fetchQuery({ ...settingsQuery(api), staleTime: 0 }));
    },
    /** Puts an own save into the cache. After a save of others in between, the console reads the settings again instead. */
    keepOwnSave({ tree, revision }: SavedTree): void {
      const { queryKey } = settingsQuery(api);
      const cached = queries.getQueryData(queryKey);
      const isKnown = cached?.revision !== undefined && revision !== undefined && revision - cached.revision <= 1;
      if (cached === undefined || !isKnown) {
        void readAgain(queries, settingKeys.all);
        return;
      }
      queries.setQueryData(queryKey, { settings: { ...cached.settings, routers: jsonOf(tree) }, revision });
    },
  };
}
