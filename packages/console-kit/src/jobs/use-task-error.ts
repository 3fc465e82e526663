import type { JobReason } from '@signalbox/api';
import { useTranslation } from 'react-i18next';
import { useKnownMessage } from '../errors/use-known-message';
import { useModuleMessage } from '../errors/use-module-message';
import { useSettingTitles } from '../setting-titles/use-setting-titles';
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
  const reason: Partial<JobReason> = error?.reason ?? {};
  const { reason: code, module, field, form, ...params } = reason;
  const settingTitle = useSettingTitles(form ? [String(form)] : []);
  if (code === undefined || settingTitle === undefined) return code === undefined ? error?.message : undefined;
  const ended = known(`ended.${code}`);
  if (ended !== undefined) return ended;
  const named = {
    ...params,
    ...(module === undefined ? {} : { module: moduleMessage(String(module)) }),
    ...(field === undefined ? {} : { field }),
    ...(form ? { field: settingTitle({ form: String(form), pointer: String(field) }) } : {}),
  };
  const sentence = known(`reasons.${code}`, named);
  return sentence === undefined ? error?.message : t('progress.returned', { reason: sentence });
}
