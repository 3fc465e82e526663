import { formatMessage, type MessageParams } from '@signalbox/engine/core';
import { platformMessages } from './platform-messages';
import type { MessageLocale } from '@signalbox/api';
import { titles } from './titles';

/** Adds the title of a module, as users see it when they select it. */
export function withModule(params: MessageParams, language: MessageLocale): MessageParams {
  const { module } = params;
  const key = `modules.${module}`;
  const title = titles[language]['data']?.[key] ?? formatMessage(platformMessages[language], { key });
  return title === undefined ? params : { ...params, module: title };
}
