import { queryOptions } from '@tanstack/react-query';
import type { Locale } from 'antd/es/locale';
import { addMessages } from '../i18n';
import { directionOf, type LanguageInfo } from './languages';
import { fetchPack, loadMessages, type MessageScope } from './load-messages';
import { loadOpenedPages } from './page-messages';

interface WantedLanguage {
  info: LanguageInfo;
  packUrl: string | undefined;
  scope: MessageScope;
}

/** Loads everything that a language needs. The result has antd's locale. */
export const languageQuery = ({ info, packUrl, scope }: WantedLanguage) =>
  queryOptions({
    queryKey: ['language', info.wire, packUrl ?? '', scope],
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    queryFn: async ({ signal }): Promise<LoadedLanguage> => {
      const [antd, isComplete] = await Promise.all([
        info.loadAntd(),
        info.isBuiltIn ? addBuiltIn(info.code, scope) : addPack({ info, packUrl, scope }, signal),
      ]);
      return { info, scope, antd: antd.default, isComplete, direction: directionOf(info.code) };
    },
  });

export interface LoadedLanguage {
  info: LanguageInfo;
  scope: MessageScope;
  antd: Locale;
  /** False if its pack could not be loaded. */
  isComplete: boolean;
  direction: 'ltr' | 'rtl';
}

async function addBuiltIn(code: string, scope: MessageScope): Promise<boolean> {
  const [messages] = await Promise.all([loadMessages(code, scope), loadOpenedPages(code)]);
  addMessages(code, messages);
  return true;
}

/** False if the pack cannot be loaded: English replaces it, and the shell shows a notice. */
async function addPack({ info, packUrl, scope }: WantedLanguage, signal: AbortSignal): Promise<boolean> {
  const english = addBuiltIn('en', scope);
  const pack = packUrl ? fetchPack(packUrl, signal).catch(() => undefined) : Promise.resolve(undefined);
  const [, messages] = await Promise.all([english, pack]);
  if (messages) addMessages(info.code, messages);
  return messages !== undefined;
}
