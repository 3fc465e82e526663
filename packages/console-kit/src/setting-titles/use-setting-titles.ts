import type { Pointer } from '@signalbox/engine/core';
import { useConsole } from '@signalbox/api/react';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settingTitle } from '../errors/setting-title';
import { addedFormsQuery } from '../runtime-form/added-forms-query';
import { useFormMessages } from '../dialogs/use-form-messages';

/**
 * Names values of these forms of the settings by the titles of form and field, in the user's language. Undefined while the titles
 * are loaded.
 */
export function useSettingTitles(
  forms: readonly string[],
): ((place: { form: string; pointer: Pointer }) => string) | undefined {
  const { api, hasExtensions, loadPageMessages } = useConsole();
  const { i18n } = useTranslation();
  const messages = useFormMessages();
  const isLoading = useQueries({
    queries: groupsOf(forms).map((group) => ({
      queryKey: ['form-titles', group],
      queryFn: () => loadPageMessages(group).then(() => true),
    })),
    combine: (results) => results.some((result) => result.isLoading),
  });
  // The forms of tabs that are not in the build.
  const unknown = isLoading ? [] : forms.filter((form) => messages(`forms/${form}::title`) === undefined);
  const isLoadingAdded = useQueries({
    queries: groupsOf(unknown).map((group) => addedFormsQuery({ api, hasExtensions, i18n, group })),
    combine: (results) => results.some((result) => result.isLoading),
  });
  return isLoading || isLoadingAdded ? undefined : (place) => settingTitle(messages, place);
}

function groupsOf(forms: readonly string[]): string[] {
  return [...new Set(forms.flatMap((form) => form.split('/')[0] || []))];
}
