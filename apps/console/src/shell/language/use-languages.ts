import { useMemo } from 'react';
import { useSite } from '../site/use-site';
import { knownLanguages, languageFacts, type LanguageFacts } from './languages';

export interface OfferedLanguage {
  facts: LanguageFacts;
  /** Address of its pack; undefined for a language that is part of the code. */
  packUrl?: string;
}

/** Languages that can be shown: those built in and those with a pack, as far as the settings offer them. */
export function useLanguages(): OfferedLanguage[] {
  const { languages, languagePacks } = useSite();
  return useMemo(() => {
    const packs = (languagePacks ?? []).map((pack) => ({
      facts: languageFacts(pack.code, pack.label),
      packUrl: pack.url,
    }));
    const builtIn = knownLanguages
      .filter((facts) => facts.isBuiltIn)
      .map((facts) => ({ facts, packUrl: packs.find((pack) => pack.facts.wire === facts.wire)?.packUrl }));
    const all = [...builtIn, ...packs.filter(({ facts }) => !facts.isBuiltIn)];
    const offered = languages?.length ? all.filter(({ facts }) => languages.includes(facts.wire)) : all;
    return offered.length > 0 ? offered : all;
  }, [languages, languagePacks]);
}
