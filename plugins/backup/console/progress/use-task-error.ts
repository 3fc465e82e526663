import { useTranslation } from 'react-i18next';
import { useKnownMessage } from '../use-known-message';
import { useAnyModuleMessage } from '../use-module-message';
import type { TaskUpdates } from '../task';

/** Why a task or its restore failed: in the user's language if the reason is known here, else the message of the platform. */
export function useTaskError(): (error: Pick<TaskUpdates, 'message' | 'reason'>) => string | undefined {
  const { t } = useTranslation('backup');
  const known = useKnownMessage('backup');
  const moduleMessage = useAnyModuleMessage();
  return ({ message, reason }) => {
    if (!reason) return message;
    const { reason: code, module, ...params } = reason;
    const ended = known(`ended.${code}`);
    if (ended !== undefined) return ended;
    const named = module === undefined ? params : { ...params, module: moduleMessage(String(module)) };
    const messages = known(`reason.${code}`, named);
    return messages === undefined ? message : t('progress.returned', { reason: messages });
  };
}
