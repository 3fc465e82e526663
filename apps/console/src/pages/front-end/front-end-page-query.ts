import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@signalbox/api/client';
import { settingKeys } from '@signalbox/api/react';
import type { RouterAt } from '@signalbox/engine/core';

/** The saved page at an address below `/app`, or what the user lacks to open it. Neither where there is none. */
export const frontEndPageQuery = (api: ApiClient, path: string) =>
  queryOptions({
    queryKey: [...settingKeys.all, 'page', path],
    queryFn: ({ signal }) =>
      api.get<Partial<RouterAt>>(`core/setting/login/page?${new URLSearchParams({ path }).toString()}`, { signal }),
  });
