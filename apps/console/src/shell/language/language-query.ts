import { queryOptions } from '@tanstack/react-query';
import type { Locale } from 'antd/es/locale';
import { addWords } from '../i18n';
import { directionOf, type LanguageFacts } from './languages';
import { fetchPack, loadWords, type WordScope } from './load-words';
import { loadOpenedPages } from './page-words';

export interface WantedLanguage {
  facts: LanguageFacts;
  packUrl: string | undefined;
  scope: WordScope;
}

/** Fetches what a language needs; the answer says what antd needs. */
export const languageQuery = ({ facts, packUrl, scope }: WantedLanguage) =>
  queryOptions({
    queryKey: ['language', facts.wire, packUrl ?? '', scope],
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    queryFn: async ({ signal }): Promise<LoadedLanguage> => {
      const [antd, isComplete] = await Promise.all([
        facts.loadAntd(),
        facts.isBuiltIn ? addBuiltIn(facts.code, scope) : addPack({ facts, packUrl, scope }, signal),
      ]);
      return { facts, scope, antd: antd.default, isComplete, direction: directionOf(facts.code) };
    },
  });

export interface LoadedLanguage {
  facts: LanguageFacts;
  scope: WordScope;
  antd: Locale;
  /** False when its pack could not be had. */
  isComplete: boolean;
  direction: 'ltr' | 'rtl';
}

async function addBuiltIn(code: string, scope: WordScope): Promise<boolean> {
  const [words] = await Promise.all([loadWords(code, scope), loadOpenedPages(code)]);
  addWords(code, words);
  return true;
}

/** False when the pack cannot be had: English stands in for it, and the shell says so. */
async function addPack({ facts, packUrl, scope }: WantedLanguage, signal: AbortSignal): Promise<boolean> {
  const english = addBuiltIn('en', scope);
  const pack = packUrl ? fetchPack(packUrl, signal).catch(() => undefined) : Promise.resolve(undefined);
  const [, words] = await Promise.all([english, pack]);
  if (words) addWords(facts.code, words);
  return words !== undefined;
}
