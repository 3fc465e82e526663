import { useTranslation } from 'react-i18next';
import { useKnownWord } from '../use-known-word';
import { useAnyModuleWord } from '../use-module-word';
import type { TaskNews } from '../task';

/** Why a task failed, or the restore that it was, in the reader's language where its reason is known here, else in the platform's words. */
export function useTaskFault(): (fault: Pick<TaskNews, 'message' | 'reason'>) => string | undefined {
  const { t } = useTranslation('backup');
  const known = useKnownWord('backup');
  const moduleWord = useAnyModuleWord();
  return ({ message, reason }) => {
    if (!reason) return message;
    const { reason: code, module, ...holes } = reason;
    const ended = known(`ended.${code}`);
    if (ended !== undefined) return ended;
    const named = module === undefined ? holes : { ...holes, module: moduleWord(String(module)) };
    const words = known(`reason.${code}`, named);
    return words === undefined ? message : t('progress.returned', { reason: words });
  };
}
