import { useTranslation } from 'react-i18next';
import type { TaskNews } from './task';

/** Why a task failed, or the restore that it was, in the reader's language where its reason is known here, else in the platform's words. */
export function useTaskFault(): (fault: Pick<TaskNews, 'message' | 'reason'>) => string | undefined {
  const { t } = useTranslation('backup');
  return ({ message, reason }) => {
    const ended = reason && t(`ended.${reason.reason}`, { defaultValue: '' });
    if (ended) return ended;
    const words = reason && t(`reason.${reason.reason}`, { ...reason, defaultValue: '' });
    return words ? t('progress.returned', { reason: words }) : message;
  };
}
