import { compiledQuery } from '@signalbox/console-kit';
import { defaultsOf } from '@signalbox/engine/core';
import { createFormStore, type FormStore } from '@signalbox/engine/react';
import { dialogs, type FormDefinition } from '@signalbox/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TestTarget } from './test-target';

/** The draft of the dialog of a test. Offers the templates of the settings in its select. */
export function useTestStore({ dialog, templates }: TestTarget): {
  store: FormStore | undefined;
  error: Error | null;
  retry: () => void;
} {
  const { data: compiled, error, refetch } = useQuery(compiledQuery(dialog));
  const [store, setStore] = useState<FormStore>();
  const form = dialogs.find(({ id }) => id === dialog);
  if (store === undefined && compiled && form)
    setStore(
      createFormStore({
        form: withTemplates(form, templates),
        compiled,
        values: { ...defaultsOf(form), ...(templates?.[0] === undefined ? {} : { template: templates[0] }) },
      }),
    );
  return { store, error, retry: () => void refetch() };
}

function withTemplates(form: FormDefinition, templates: string[] | undefined): FormDefinition {
  const { properties = {} } = form.schema;
  if (templates === undefined || properties.template === undefined) return form;
  const template = { ...properties.template, enum: templates };
  return { ...form, schema: { ...form.schema, properties: { ...properties, template } } };
}
