import { useEffect, useState } from 'react';
import { i18n } from '../i18n';
import type { LoadedLanguage } from './language-query';
import { useLoadedLanguage } from './use-loaded-language';

/** Puts the loaded language on the screen, words, direction and antd together. For the root alone. */
export function useShownLanguage(): LoadedLanguage | undefined {
  const loaded = useLoadedLanguage();
  const [shown, setShown] = useState<LoadedLanguage>();

  useEffect(() => {
    if (!loaded) return;
    void i18n.changeLanguage(loaded.options.code).then(() => {
      document.documentElement.lang = loaded.options.code;
      document.documentElement.dir = loaded.direction;
      setShown(loaded);
    });
  }, [loaded]);
  return shown;
}
