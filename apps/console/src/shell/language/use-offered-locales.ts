import { imageUrl } from '@signalbox/api/client';
import type { ConsoleContext } from '@signalbox/api/react';
import { useMemo } from 'react';
import { queryClient } from '../services';
import { languageQuery } from './language-query';
import { directionOf } from './languages';
import { useLanguages } from './use-languages';

/** The locales that users can choose, for the pages of plug-ins. */
export function useOfferedLocales(): Pick<ConsoleContext, 'languages' | 'loadLanguage'> {
  const offered = useLanguages();
  return useMemo(
    () => ({
      languages: offered.map(({ info: { code, label } }) => ({ code, label, direction: directionOf(code) })),
      loadLanguage: async (code) => {
        const language = offered.find(({ info }) => info.code === code);
        if (!language) throw new Error(`There is no locale ${code}.`);
        const { info, packUrl } = language;
        const { isComplete } = await queryClient.fetchQuery({
          ...languageQuery({ info, packUrl: packUrl && imageUrl(packUrl), scope: 'session' }),
          // A pack that could not be loaded is tried again.
          staleTime: ({ state }) => (state.data?.isComplete === false ? 0 : Number.POSITIVE_INFINITY),
        });
        if (!isComplete) throw new Error(`The messages of the locale ${code} could not be loaded.`);
      },
    }),
    [offered],
  );
}
