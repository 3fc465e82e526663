import { platformMessages } from './platform-messages';
import type { MessageLocale } from './request-locale';
import { titles } from './titles';

export type Params = Record<string, string | number>;

/** Adds the title of a module, as users see it when they select it. */
export function withModule(params: Params, language: MessageLocale): Params {
  const { module } = params;
  const key = `modules.${module}`;
  const title = titles[language]['data']?.[key] ?? platformMessages[language][key];
  return title === undefined ? params : { ...params, module: title };
}
