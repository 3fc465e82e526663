import type { ApiClient } from '@signalbox/api/client';
import { licenseQuery } from '@signalbox/api/react';
import { queryOptions } from '@tanstack/react-query';
import type { LicenseDetails } from '../shared/license';

/** The license with its history. Below the key of the license, so that a change of it renews both. */
export const detailsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...licenseQuery(api).queryKey, 'details'] as const,
    queryFn: ({ signal }) => api.get<LicenseDetails>('core/license/details', { signal }),
  });
