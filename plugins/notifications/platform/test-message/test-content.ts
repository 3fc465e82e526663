import { randomBytes } from 'node:crypto';
import type { MessageLocale } from '@signalbox/api';
import { fillParams } from '@signalbox/engine/core';
import en from '../../locales/page/en.json';
import zhHans from '../../locales/page/zh-Hans.json';

/**
 * The text of a test message. It differs every time: DingTalk answers success for a text that it has delivered that day,
 * and delivers nothing.
 */
export function testContent({ language, now }: { language: MessageLocale; now: number }): {
  subject: string;
  text: string;
} {
  const messages = { en, 'zh-Hans': zhHans }[language];
  const params = {
    time: new Date(now).toISOString().slice(0, 19).replace('T', ' '),
    id: randomBytes(3).toString('hex'),
  };
  return {
    subject: fillParams(messages['test.subject'], params),
    text: fillParams(messages['test.text'], params),
  };
}
