import { queryOptions } from '@tanstack/react-query';
import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';
import { addWords, i18n } from './i18n';
import { directionOf, type LanguageFacts } from './languages';
import { fetchPack, loadWords } from './load-words';

/** Fetches a language whole and switches words and dates to it; the answer says what antd needs. */
export const languageQuery = (facts: LanguageFacts, packUrl: string | undefined) =>
  queryOptions({
    queryKey: ['language', facts.wire, packUrl ?? ''],
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    queryFn: async ({ signal }): Promise<LoadedLanguage> => {
      const [antd, isComplete] = await Promise.all([
        facts.loadAntd(),
        facts.isBuiltIn ? addBuiltIn(facts.code) : addPack(facts.code, packUrl, signal),
        facts.dayjs.load(),
      ]);
      return { facts, antd: antd.default, isComplete, direction: directionOf(facts.code) };
    },
  });

export interface LoadedLanguage {
  facts: LanguageFacts;
  antd: Locale;
  /** False when its pack could not be had. */
  isComplete: boolean;
  direction: 'ltr' | 'rtl';
}

/** Makes a loaded language the one that is shown. */
export async function showLanguage(facts: LanguageFacts): Promise<void> {
  dayjs.locale(facts.dayjs.name);
  await i18n.changeLanguage(facts.code);
}

async function addBuiltIn(code: string): Promise<boolean> {
  addWords(code, await loadWords(code));
  return true;
}

/** False when the pack cannot be had: English stands in for it, and the shell says so. */
async function addPack(code: string, url: string | undefined, signal: AbortSignal): Promise<boolean> {
  const english = addBuiltIn('en');
  const pack = url ? fetchPack(url, signal).catch(() => undefined) : Promise.resolve(undefined);
  const [, words] = await Promise.all([english, pack]);
  if (words) addWords(code, words);
  return words !== undefined;
}
