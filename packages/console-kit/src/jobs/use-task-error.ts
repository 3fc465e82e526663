import type { JobReason } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormMessages } from '../dialogs/use-form-messages';
import { settingTitle } from '../errors/setting-title';
import { useKnownMessage } from '../errors/use-known-message';
import { useModuleMessage } from '../errors/use-module-message';
import type { TaskUpdates } from './task';

/**
 * Why a task failed: in the user's language if the namespace of its kind has `ended.<reason>` or `reasons.<reason>`, else
 * the message of the platform. Undefined without an error, and while the titles that it names are loaded.
 */
export function useTaskError(
  namespace: string,
  error: Pick<TaskUpdates, 'message' | 'reason'> | undefined,
): string | undefined {
  const { t } = useTranslation(namespace);
  const known = useKnownMessage(namespace);
  const moduleMessage = useModuleMessage();
  const formMessages = useFormMessages();
  const reason: Partial<JobReason> = error?.reason ?? {};
  const { reason: code, module, field, form, ...params } = reason;
  const { isLoading } = useFormTitles(form);
  if (code === undefined || isLoading) return code === undefined ? error?.message : undefined;
  const ended = known(`ended.${code}`);
  if (ended !== undefined) return ended;
  const named = {
    ...params,
    ...(module === undefined ? {} : { module: moduleMessage(String(module)) }),
    ...(field === undefined ? {} : { field }),
    ...(form ? { field: settingTitle(formMessages, { form: String(form), pointer: String(field) }) } : {}),
  };
  const sentence = known(`reasons.${code}`, named);
  return sentence === undefined ? error?.message : t('progress.returned', { reason: sentence });
}

/** Loads the titles of a form of the settings. */
function useFormTitles(form: string | number | undefined) {
  const { loadPageMessages } = useConsole();
  const [group = ''] = String(form ?? '').split('/');
  return useQuery({
    queryKey: ['form-titles', group],
    queryFn: group === '' ? skipToken : () => loadPageMessages(group).then(() => true),
  });
}
