import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { ShippedTabs } from '../../shared/draft';

/** The tabs of the product, and the pages. */
export const tabsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['studio', 'tabs'] as const,
    queryFn: ({ signal }) => api.get<ShippedTabs>('core/schema/tabs', { signal }),
    staleTime: Infinity,
  });
