import { useFormStatus, type FormStore } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { useState, type SubmitEvent } from 'react';
import { useFailureText } from '../errors/use-failure-text';

interface SubmitOptions {
  store: FormStore;
  /** Sends the values. Its error is shown until the next attempt. */
  onSend: (values: JsonObject) => Promise<void>;
}

/** Submits a form of the engine from a `form` element. */
export function useSubmit({ store, onSend }: SubmitOptions) {
  const failureText = useFailureText();
  const { state } = useFormStatus(store);
  const [failure, setFailure] = useState<string>();
  const submit = async () => {
    setFailure(undefined);
    try {
      await store.submit(({ values }) => onSend(values));
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return {
    isSending: state === 'submitting',
    /** The error of the last attempt, as a sentence. */
    failure,
    handleSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}
