import type { MessageLocale } from '@signalbox/api';
import type { MessageParams } from '@signalbox/engine/core';
import { titles } from './titles';

/** Replaces the namespace of a page by its title, and adds the message that names the setting to switch on. */
export function withPage(params: MessageParams, language: MessageLocale): MessageParams {
  const { title, closed } = titles[language][String(params['page'])] ?? {};
  return title === undefined || closed === undefined ? params : { ...params, page: title, closed };
}
