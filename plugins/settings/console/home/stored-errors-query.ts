import { queryOptions } from '@tanstack/react-query';
import type { StoredErrorList } from '@signalbox/api';
import type { ApiClient } from '@signalbox/api/client';
import { settingKeys } from '@signalbox/api/react';

/** Stored settings that no longer validate. Read again after every save, as all that hangs on the settings. */
export const storedErrorsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...settingKeys.all, 'invalid'],
    queryFn: ({ signal }) => api.get<StoredErrorList>('core/setting/invalid', { signal }),
  });
