import { messagesOf, type FormMessages } from '@signalbox/engine/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Form messages in the user's language. Returns a new function when the language changes. */
export function useFormMessages(): FormMessages {
  const { i18n } = useTranslation();
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
