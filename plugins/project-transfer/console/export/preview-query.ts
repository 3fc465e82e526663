import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { ExportPreview } from '../../shared/transfer';

/** What an export of these parts would include and exclude. */
export const previewQuery = (api: ApiClient, { project, parts }: { project: string; parts: string[] }) =>
  queryOptions({
    queryKey: ['core/configDb', 'preview', project, parts] as const,
    queryFn: ({ signal }) =>
      api.get<ExportPreview>('core/configDb/download/preview', { params: { collections: parts }, signal }),
    enabled: parts.length > 0,
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
