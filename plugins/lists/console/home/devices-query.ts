import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { OnlineDevices } from '../../shared/online-devices';
import { recordKeys } from '../model/record-keys';

/** How many devices of each list are online. Empty while the online check is off. */
export const devicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: recordKeys.online(),
    queryFn: ({ signal }) => api.get<OnlineDevices[]>('core/recordOnline', { signal }),
  });
