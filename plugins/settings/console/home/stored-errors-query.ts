import { queryOptions } from '@tanstack/react-query';
import type { StoredErrorList } from '@signalbox/api';
import { settingKeys, type ConsoleContext } from '@signalbox/api/react';

/** Stored settings that no longer validate, once their forms' messages are here. Read again after every save. */
export const storedErrorsQuery = ({ api, loadPageMessages }: Pick<ConsoleContext, 'api' | 'loadPageMessages'>) =>
  queryOptions({
    queryKey: [...settingKeys.all, 'invalid'],
    queryFn: async ({ signal }) => {
      const list = await api.get<StoredErrorList>('core/setting/invalid', { signal });
      const pages = new Set(list.items.flatMap(({ group }) => group ?? []));
      await Promise.all([...pages].map(loadPageMessages));
      return list;
    },
  });
