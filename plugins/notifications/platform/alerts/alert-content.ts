import { fillParams } from '@signalbox/engine/core';
import type { NoticeContent } from '../queue/queue-tables';

interface Alert {
  /** Name of an event that has the messages `alert.<name>.title` and `alert.<name>.text`. */
  name: string;
  params: Record<string, string | number>;
  at: Date;
  /** Name of the platform in the settings. */
  site: string;
  /** Language of the messages, for numbers. */
  language: string;
}

/**
 * The message about an event. `messages`: of one language, by key. Its text has the time, so it differs from that of the same
 * event before: DingTalk would not deliver a repeated one. Templates have the variables `event`, `name`, `time` and `text`.
 */
export function alertContent(
  { name, params, at, site, language }: Alert,
  messages: Readonly<Record<string, string>>,
): NoticeContent {
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const fill = (key: string) => fillParams(messages[key] ?? '', params, language).trim();
  const title = fill(`alert.${name}.title`);
  const text = fillParams(messages['alert.text'] ?? '', { site, time, text: fill(`alert.${name}.text`) });
  const values = { event: title, name: String(params.name ?? ''), time, text };
  return { subject: `[${site}] ${title}`.replace(/\p{Cc}/gu, ' ').slice(0, 200), text, values };
}
