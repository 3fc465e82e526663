import { createFormStore, type FormStore } from '@signalbox/engine/react';
import { defaultsOf } from '@signalbox/engine/core';
import { dialogs, type DialogId, type JsonObject } from '@signalbox/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { compiledQuery } from './compiled-query';

interface DialogDraft {
  /** Undefined until the form's validator is loaded. */
  store: FormStore | undefined;
  error: Error | null;
  retry: () => void;
}

/** The draft of a dialog: the form's defaults, overridden by `values`. Created once `isReady`. */
export function useDialogStore(id: DialogId, values: JsonObject, isReady = true): DialogDraft {
  const { data: compiled, error, refetch } = useQuery(compiledQuery(id));
  const [store, setStore] = useState<FormStore>();
  const form = dialogs.find((each) => each.id === id);
  if (store === undefined && compiled && form && isReady)
    setStore(createFormStore({ form, compiled, values: { ...defaultsOf(form), ...values } }));
  return { store, error, retry: () => void refetch() };
}
