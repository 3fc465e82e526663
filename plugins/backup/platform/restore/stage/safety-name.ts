import type { MessageLocale } from '@signalbox/api';
import { localTime, type LocalMoment } from '../../local-time';

/**
 * `Pre-restore 2026-05-04 03:02`, in the user's language and time zone. Without seconds, as a name has at most 30
 * characters.
 */
export function safetyName({ language, ...moment }: LocalMoment & { language: MessageLocale }): string {
  return `${messages[language]} ${localTime(moment).slice(0, 'yyyy-mm-dd hh:mm'.length)}`;
}

const messages: Record<MessageLocale, string> = { en: 'Pre-restore', 'zh-Hans': '还原前' };
