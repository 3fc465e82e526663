import dayjs from 'dayjs';
import { useEffect } from 'react';
import type { LanguageFacts } from './languages';

/** Date pickers speak through dayjs: its words are fetched for the language that is shown. */
export function useDateLanguage(facts: LanguageFacts | undefined): void {
  useEffect(() => {
    if (!facts) return;
    let isWanted = true;
    void facts.dayjs.load().then(() => isWanted && dayjs.locale(facts.dayjs.name));
    return () => {
      isWanted = false;
    };
  }, [facts]);
}
