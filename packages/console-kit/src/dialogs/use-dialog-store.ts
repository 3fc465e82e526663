import { createFormStore, type FormStore } from '@signalbox/engine/react';
import { defaultsOf } from '@signalbox/engine/core';
import { dialogs, type DialogId, type FormDefinition, type JsonObject } from '@signalbox/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { compiledQuery } from './compiled-query';

interface DialogDraft {
  /** Undefined until the form's validator is loaded. */
  store: FormStore | undefined;
  error: Error | null;
  retry: () => void;
}

interface DialogOptions {
  isReady?: boolean;
  /** Names of fields that the platform does not have. */
  absent?: readonly string[];
}

/** The draft of a dialog: the form's defaults, overridden by `values`. Created once `isReady`. */
export function useDialogStore(
  id: DialogId,
  values: JsonObject,
  { isReady = true, absent = [] }: DialogOptions = {},
): DialogDraft {
  const { data: compiled, error, refetch } = useQuery(compiledQuery(id));
  const [store, setStore] = useState<FormStore>();
  const whole = dialogs.find((each) => each.id === id);
  if (store === undefined && compiled && whole && isReady) {
    const form = without(whole, absent);
    setStore(createFormStore({ form, compiled, values: { ...defaultsOf(form), ...values } }));
  }
  return { store, error, retry: () => void refetch() };
}

function without(form: FormDefinition, absent: readonly string[]): FormDefinition {
  const { properties = {}, ...schema } = form.schema;
  const kept = Object.entries(properties).filter(([name]) => !absent.includes(name));
  return { ...form, schema: { ...schema, properties: Object.fromEntries(kept) } };
}
