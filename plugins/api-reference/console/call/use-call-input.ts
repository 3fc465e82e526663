import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jsonType, type Operation } from '../document/operations-of';
import { type CallInput, type InputError, requestOf } from './request-of';

/** Keeps what is typed for a call, at first the example of its body, and what is wrong with it since the last check. */
export function useCallInput(operation: Operation) {
  const { t } = useTranslation('api-reference');
  const [input, setInput] = useState<CallInput>(() => ({ parameters: {}, body: exampleOf(operation) }));
  const [errors, setErrors] = useState<InputError[]>([]);
  const change = (next: Partial<CallInput>) => {
    setInput((current) => ({ ...current, ...next }));
    setErrors([]);
  };
  return {
    input,
    setBody: (body: string) => change({ body }),
    setParameter: (name: string, value: string) => change({ parameters: { ...input.parameters, [name]: value } }),
    /** The sentence for a parameter, or for `body`. */
    errorAt(name: string) {
      const error = errors.find(({ at }) => at === name);
      return error && t(`input.${error.reason}`, { name: name === 'body' ? t('body') : name });
    },
    /** The request. Undefined with errors, which are shown then. */
    check() {
      const request = requestOf(operation, input);
      setErrors('errors' in request ? request.errors : []);
      return 'errors' in request ? undefined : request;
    },
  };
}

function exampleOf({ requestBody }: Operation): string {
  const example = requestBody?.content[jsonType]?.example;
  if (example !== undefined) return JSON.stringify(example, undefined, 2);
  return requestBody?.required ? '{}' : '';
}
