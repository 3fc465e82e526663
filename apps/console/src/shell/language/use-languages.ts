import { useMemo } from 'react';
import { useSite } from '../site/use-site';
import { knownLanguages, languageInfo, type LanguageInfo } from './languages';

export interface OfferedLanguage {
  options: LanguageInfo;
  /** Address of its pack; undefined for a language that is part of the code. */
  packUrl?: string;
}

/** Languages that can be shown: those built in and those with a pack, as far as the settings offer them. */
export function useLanguages(): OfferedLanguage[] {
  const { languages, languagePacks } = useSite();
  return useMemo(() => {
    const packs = (languagePacks ?? []).map((pack) => ({
      options: languageInfo(pack.code, pack.label),
      packUrl: pack.url,
    }));
    const builtIn = knownLanguages
      .filter((options) => options.isBuiltIn)
      .map((options) => ({ options, packUrl: packs.find((pack) => pack.options.wire === options.wire)?.packUrl }));
    const all = [...builtIn, ...packs.filter(({ options }) => !options.isBuiltIn)];
    const offered = languages?.length ? all.filter(({ options }) => languages.includes(options.wire)) : all;
    return offered.length > 0 ? offered : all;
  }, [languages, languagePacks]);
}
