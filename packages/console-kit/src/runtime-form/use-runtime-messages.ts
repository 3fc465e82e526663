import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import type { FormMessages } from '@signalbox/engine/react';
import { useMemo } from 'react';
import { useFormMessages } from '../dialogs/use-form-messages';
import type { RuntimeForm } from './load-runtime-form';

/** Messages in the user's language: those of a form that was compiled at run time come with it, all others are the console's. */
export function useRuntimeMessages({
  form,
  texts,
  namespace,
}: Pick<RuntimeForm, 'form' | 'texts' | 'namespace'>): FormMessages {
  const { language } = useConsole();
  const messages = useFormMessages();
  return useMemo(() => {
    const prefix = `forms/${form.id}::`;
    return (key, params) => {
      if (!key.startsWith(prefix)) return messages(key, params);
      const name = key.slice(prefix.length);
      if (namespace !== undefined) return messages(`${namespace}::${name}`, params);
      return (Object.hasOwn(texts, name) && textIn(texts[name], language)) || undefined;
    };
  }, [form, texts, namespace, messages, language]);
}
