import '@signalbox/widgets/testing';
import { render, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { defaultsOf, type FieldPlan } from '@signalbox/engine/core';
import { createFormStore, SchemaForm, messagesOf, type FormStore } from '@signalbox/engine/react';
import type { FormDefinition, JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { loadWidgets, widgetNames, widgetTable } from '@signalbox/widgets';
import { messageFiles, type Language } from './locale-messages';
import { Surroundings } from './render-console';

// Test files of one worker share the table: plug-ins of other files may have added widgets that need their console.
const ownWidgets = Object.fromEntries(Object.entries(widgetTable).filter(([name]) => !name.includes(':')));

/** Renders a single form like a tab, after all widgets are loaded. */
export async function renderForm({
  form,
  language,
  values = defaultsOf(form),
}: {
  form: FormDefinition;
  language: Language;
  values?: JsonObject;
}) {
  const compiled = compiledForms[form.id];
  if (!compiled) throw new Error(`${form.id} was not compiled.`);
  const store: FormStore = createFormStore({ form, compiled, values });
  const messages = messagesOf({
    languages: [language],
    getResourceBundle: (code, namespace) => messageFiles[code as Language][namespace],
  });
  await loadWidgets(widgetNames(store.plan));
  render(
    <Surroundings language={language}>
      <SchemaForm store={store} widgets={ownWidgets} messages={messages} />
    </Surroundings>,
  );
  await waitFor(() => expect(document.querySelector('[aria-busy=true], .ant-spin')).toBeNull());
  return store;
}

/** Returns the element of one field, with its label, its input, its help and its error. */
export function fieldElement({ pointer }: Pick<FieldPlan, 'pointer'>): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-pointer="${pointer}"]`);
  if (!element) throw new Error(`${pointer} is not drawn.`);
  return element;
}
