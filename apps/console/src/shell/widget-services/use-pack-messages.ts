import { ApiError } from '@signalbox/api/client';
import { definitionOf, PluginErrorsContext } from '@signalbox/console-kit';
import { use, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Returns the message of an error of the platform from the user's language pack: the platform itself has only English and
 * Chinese. Undefined in these two, if the pack lacks the message, and if the response lacks one of its params.
 */
export function usePackMessages(): (error: unknown) => string | undefined {
  const { i18n } = useTranslation();
  const plugins = use(PluginErrorsContext);
  const { language } = i18n;
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError) || /^(?:en|zh)\b/.test(language)) return undefined;
      const { code, params } = error.body;
      const key = `errors.${definitionOf(code, plugins)?.name}`;
      const owner = [...plugins.map(({ id }) => id), 'api'].find((each) => i18n.getResource(language, each, key));
      const message = owner && i18n.t(`${owner}::${key}`, { ...params });
      return message && !/\{\w+\}/.test(message) ? message : undefined;
    },
    [i18n, language, plugins],
  );
}
