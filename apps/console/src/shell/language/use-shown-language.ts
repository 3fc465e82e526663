import { useEffect, useState } from 'react';
import { i18n } from '../i18n';
import type { LoadedLanguage } from './language-query';
import { useLoadedLanguage } from './use-loaded-language';

/** Applies the loaded language: messages, direction and antd's locale together. Only for the root. */
export function useShownLanguage(): LoadedLanguage | undefined {
  const loaded = useLoadedLanguage();
  const [shown, setShown] = useState<LoadedLanguage>();

  useEffect(() => {
    if (!loaded) return;
    void i18n.changeLanguage(loaded.info.code).then(() => {
      document.documentElement.lang = loaded.info.code;
      document.documentElement.dir = loaded.direction;
      setShown(loaded);
    });
  }, [loaded]);
  return shown;
}
