import type { AddedTabAddress } from '@signalbox/api';
import { ApiError, type ApiClient } from '@signalbox/api/client';
import { type ConsoleContext, settingTabKeys } from '@signalbox/api/react';
import { queryOptions } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { RuntimeForm } from './load-runtime-form';

interface AddedFormsOptions extends Pick<ConsoleContext, 'api' | 'hasExtensions'> {
  i18n: Pick<I18n, 'addResourceBundle' | 'removeResourceBundle'>;
  /** Key of the page. Undefined: those of all pages. */
  group?: string;
}

/**
 * The tabs that are no part of the build, from modules of the platform's own origin, and their texts among those of the
 * console. Read again when the platform notifies of a change.
 */
export const addedFormsQuery = ({ api, hasExtensions, i18n, group }: AddedFormsOptions) =>
  queryOptions({
    queryKey: [...settingTabKeys.all(), group ?? ''] as const,
    queryFn: async ({ signal }): Promise<readonly RuntimeForm[]> => {
      const tabs = hasExtensions ? await addressesOf(api, signal) : [];
      const shown = tabs.filter((tab) => group === undefined || tab.group === group);
      // Most platforms have none: the code that loads them is no part of a first visit.
      return shown.length === 0 ? [] : (await import('./load-added-forms')).loadAddedForms(i18n, shown);
    },
    staleTime: Infinity,
    // Functions: nothing to compare.
    structuralSharing: false,
  });

/** A platform of another vendor has none. */
async function addressesOf(api: ApiClient, signal: AbortSignal): Promise<AddedTabAddress[]> {
  try {
    return await api.get<AddedTabAddress[]>('core/setting/tabs', { signal });
  } catch (error) {
    if (error instanceof ApiError && (error.errorName === 'notFound' || error.status === 404)) return [];
    throw error;
  }
}
