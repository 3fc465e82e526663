import { timeText } from '@signalbox/console-kit';
import { useTranslation } from 'react-i18next';
import type { TabChange } from '../../shared/published';

/** A change of a published tab as a sentence. */
export function useChangeText(): (change: TabChange) => string {
  const { t, i18n } = useTranslation('studio');
  return ({ action, version, username, at }) =>
    t(`change.${action}`, { version: String(version), name: username, time: timeText(at, i18n.language) });
}
