import type { Pointer } from '@signalbox/engine/core';
import { useConsole } from '@signalbox/api/react';
import { useQueries } from '@tanstack/react-query';
import { useFormMessages } from './use-form-messages';
import { settingTitle } from '../errors/setting-title';

/**
 * Names values of these forms of the settings by the titles of form and field, in the user's language. Undefined while the titles
 * are loaded.
 */
export function useSettingTitles(
  forms: readonly string[],
): ((place: { form: string; pointer: Pointer }) => string) | undefined {
  const { loadPageMessages } = useConsole();
  const messages = useFormMessages();
  const groups = [...new Set(forms.flatMap((form) => form.split('/')[0] || []))];
  const isLoading = useQueries({
    queries: groups.map((group) => ({
      queryKey: ['form-titles', group],
      queryFn: () => loadPageMessages(group).then(() => true),
    })),
    combine: (results) => results.some((result) => result.isLoading),
  });
  return isLoading ? undefined : (place) => settingTitle(messages, place);
}
