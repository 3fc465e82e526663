import { newId } from '@signalbox/api';
import type { ApiClient } from '@signalbox/api/client';
import { readAt } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { queryOptions } from '@tanstack/react-query';
import type { FetchedTemplates } from '../../shared/account-templates';

/** The templates of the account in these values of the tab. Asked for once, and kept only while it is shown. */
export function templatesQuery(api: ApiClient, values: JsonObject) {
  const wechat = readAt(values, '/wechat');
  const { template: _typed, ...account } = isJsonObject(wechat) ? wechat : {};
  return queryOptions({
    // Not by the values: they may contain a secret.
    queryKey: ['wechat-templates', newId()] as const,
    queryFn: ({ signal }) =>
      api.post<FetchedTemplates>('core/notice/templates', { settings: { wechat: account } }, { signal }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
