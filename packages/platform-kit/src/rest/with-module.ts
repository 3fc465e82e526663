import type { MessageLocale } from './request-locale';
import { titles } from './titles';

export type Params = Record<string, string | number>;

/** Adds the title of a module, as users see it when they select it. */
export function withModule(params: Params, language: MessageLocale): Params {
  const { module } = params;
  const messages = titles[language];
  const title =
    messages['data']?.[`modules.${module}`] ?? messages['forms/backup/platform-backup']?.[`parts.options.${module}`];
  return title === undefined ? params : { ...params, module: title };
}
