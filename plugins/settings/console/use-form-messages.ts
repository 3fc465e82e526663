import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { messagesOf, type FormMessages } from '@signalbox/engine/react';

/** The reader's words for forms; a new function when the language changes, which draws labels and errors again. */
export function useFormMessages(): FormMessages {
  const { i18n } = useTranslation('settings');
  const { language } = i18n;
  return useMemo(
    () =>
      messagesOf({
        languages: [language, ...i18n.languages],
        getResourceBundle: (code, namespace) => i18n.getResourceBundle(code, namespace),
      }),
    [i18n, language],
  );
}
