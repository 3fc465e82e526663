import { useTranslation } from 'react-i18next';
import type { TaskNews } from './task';

/** Why a task failed, in the reader's language where its reason is known here, else in the platform's words. */
export function useTaskFault(): (news: TaskNews) => string | undefined {
  const { t } = useTranslation('backup');
  return ({ message, reason }) => {
    const words = reason && t(`reason.${reason.reason}`, { ...reason, defaultValue: '' });
    return words ? t('progress.returned', { reason: words }) : message;
  };
}
