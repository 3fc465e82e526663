import { useTranslation } from 'react-i18next';
import { useKnownMessage } from '../errors/use-known-message';
import { useModuleMessage } from '../errors/use-module-message';
import type { TaskUpdates } from './task';

/**
 * Why a task failed: in the user's language if the namespace of its kind has `ended.<reason>` or `reasons.<reason>`, else
 * the message of the platform.
 */
export function useTaskError(
  namespace: string,
): (error: Pick<TaskUpdates, 'message' | 'reason'>) => string | undefined {
  const { t } = useTranslation(namespace);
  const known = useKnownMessage(namespace);
  const moduleMessage = useModuleMessage();
  return ({ message, reason }) => {
    if (!reason) return message;
    const { reason: code, module, ...params } = reason;
    const ended = known(`ended.${code}`);
    if (ended !== undefined) return ended;
    const named = module === undefined ? params : { ...params, module: moduleMessage(String(module)) };
    const messages = known(`reasons.${code}`, named);
    return messages === undefined ? message : t('progress.returned', { reason: messages });
  };
}
