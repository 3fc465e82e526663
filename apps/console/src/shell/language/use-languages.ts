import { useMemo } from 'react';
import { useSite } from '../site/use-site';
import { knownLanguages, languageInfo, type LanguageInfo } from './languages';

interface OfferedLanguage {
  info: LanguageInfo;
  /** Address of its pack; undefined for a language that is part of the code. */
  packUrl?: string;
}

/** Languages that can be shown: those built in and those with a pack, as far as the settings offer them. */
export function useLanguages(): OfferedLanguage[] {
  const { languages, languagePacks } = useSite();
  return useMemo(() => {
    const packs = (languagePacks ?? []).map((pack) => ({
      info: languageInfo(pack.code, pack.label),
      packUrl: pack.url,
    }));
    const builtIn = knownLanguages
      .filter((info) => info.isBuiltIn)
      .map((info) => ({ info, packUrl: packs.find((pack) => pack.info.wire === info.wire)?.packUrl }));
    const all = [...builtIn, ...packs.filter(({ info }) => !info.isBuiltIn)];
    const offered = languages?.length ? all.filter(({ info }) => languages.includes(info.wire)) : all;
    return offered.length > 0 ? offered : all;
  }, [languages, languagePacks]);
}
