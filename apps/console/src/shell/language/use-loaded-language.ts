import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { imageUrl } from '@signalbox/api/client';
import { chosenLanguageAtom } from '../../state/language';
import { tokenAtom } from '../../state/session';
import { useSite } from '../site/use-site';
import { languageQuery, type LoadedLanguage } from './language-query';
import { languageInfo } from './languages';
import { pickLanguage } from './pick-language';
import { useLanguages } from './use-languages';

/** The requested language after it has loaded completely. Until then the previous one, so that no text flickers. */
export function useLoadedLanguage(): LoadedLanguage | undefined {
  const site = useSite();
  const offered = useLanguages();
  const scope = useAtomValue(tokenAtom) === null ? 'login' : 'session';
  const wire = pickLanguage({
    chosen: useAtomValue(chosenLanguageAtom),
    fromSettings: site.language,
    fromBrowser: navigator.languages,
    available: offered.map(({ info }) => info.wire),
  });
  const { info, packUrl } = offered.find((language) => language.info.wire === wire) ?? {
    info: languageInfo(wire),
  };
  const { data } = useQuery({
    ...languageQuery({ info, packUrl: packUrl && imageUrl(packUrl), scope }),
    placeholderData: keepPreviousData,
    enabled: site.isKnown,
  });
  return data;
}
