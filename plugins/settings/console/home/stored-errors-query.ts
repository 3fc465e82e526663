import { queryOptions } from '@tanstack/react-query';
import { settingKeys, type ConsoleContext } from '@signalbox/api/react';
import type { StoredErrorList } from '../../shared/stored-error';

/** Loads the invalid stored settings and the messages of their forms. Refetched after every save. */
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
