import { useConsole } from '@signalbox/api/react';
import { useMemo } from 'react';
import { furtherLanguages, requiredLanguages, type TabDraft } from '../../shared/draft';

export interface DraftLanguage {
  /** BCP-47. */
  code: string;
  /** In the language itself. */
  label: string;
  direction: 'ltr' | 'rtl';
  /** False: English replaces what it lacks. */
  isRequired: boolean;
}

/** The languages of a draft: those that every tab has, then those that the console offers, then others that it has texts in. */
export function useDraftLanguages(draft: TabDraft): readonly DraftLanguage[] {
  const { languages } = useConsole();
  const further = furtherLanguages(draft).join();
  return useMemo(() => {
    const codes = [...requiredLanguages, ...languages.map(({ code }) => code), ...further.split(',').filter(Boolean)];
    return [...new Set<string>(codes)].map((code) => {
      const { label = code, direction = 'ltr' } = languages.find((each) => each.code === code) ?? {};
      return { code, label, direction, isRequired: requiredLanguages.some((each) => each === code) };
    });
  }, [languages, further]);
}
