import { messagesOf, type FormMessages } from '@signalbox/engine/react';
import { useMemo } from 'react';
import { useTranslation, type UseTranslationResponse } from 'react-i18next';

/** Form messages in the user's language. Returns a new function when the language or its messages change. */
export function useFormMessages(): FormMessages {
  const { i18n, t } = useTranslation();
  const { language } = i18n;
  return useMemo(() => formMessages({ i18n, language, t }), [i18n, language, t]);
}

/** `t` is another function after messages have changed, in author mode. */
type Translation = Pick<UseTranslationResponse<'translation', undefined>, 'i18n' | 't'> & { language: string };

function formMessages({ i18n, language }: Translation): FormMessages {
  return messagesOf({
    languages: [language, ...i18n.languages],
    getResourceBundle: (code, namespace) => i18n.getResourceBundle(code, namespace),
  });
}
