// @vitest-environment jsdom
import '@signalbox/widgets/testing';
import {
  defaultsOf,
  errorsOfForm,
  type FieldPlan,
  messageFormatter,
  messageOptions,
  planForm,
  visibleFields,
  writeAt,
} from '@signalbox/engine/core';
import { createFormStore, SchemaForm, messagesOf } from '@signalbox/engine/react';
import engineEn from '@signalbox/engine/locales/en.json';
import engineZh from '@signalbox/engine/locales/zh-Hans.json';
import { dialogs, type FormDefinition, type JsonObject, type Messages } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import schemasEn from '@signalbox/schemas/locales/en.json';
import schemasZh from '@signalbox/schemas/locales/zh-Hans.json';
import { widgetTable, WidgetServicesProvider, type WidgetServices } from '@signalbox/widgets';
import widgetsEn from '@signalbox/widgets/locales/en.json';
import widgetsZh from '@signalbox/widgets/locales/zh-Hans.json';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';

const messageFiles: Record<string, Record<string, Messages>> = {
  en: { ...schemasEn, engine: engineEn, widgets: widgetsEn },
  'zh-Hans': { ...schemasZh, engine: engineZh, widgets: widgetsZh },
};
const services: WidgetServices = {
  imageUrl: (value) => value,
  themes: { builtIn: [], load: () => Promise.resolve([]) },
  languages: [],
  mediaDirectories: { load: () => Promise.resolve([{ path: 'plants', name: 'plants' }]) },
};
/** Values that make conditions true and false. The choices of each form are added. */
const all: JsonObject = {
  item: { fileServer: true, html: true, mongodb: true },
  mongoItem: ['rule'],
  itemType: 0,
  hasCode: true,
};
const none: JsonObject = { item: {}, hasCode: false };
/** Without forms that need a widget of another plug-in. */
const cases = (dialogs as readonly FormDefinition[])
  .filter((form) => planForm(form).fields.every(({ widget }) => /^(backup:|[^:]*$)/.test(widget)))
  .map((form) => ({ form, id: form.id }));

describe.each(cases)('$id', ({ form }) => {
  const plan = planForm(form);
  const compiled = compiledForms[form.id]!;
  const drawn = plan.fields.filter(({ widget }) => widget !== 'hidden');
  const titleOf = ({ messageKey }: FieldPlan, language: string) =>
    messageFiles[language]?.[`forms/${form.id}`]?.[`${messageKey}.title`] ?? '?';
  const label = (field: FieldPlan) => document.querySelector(`[data-pointer="${field.pointer}"] label[id$="-label"]`);

  // Conditions and keys work alike in every language.
  async function opened(values: JsonObject, language = 'en') {
    const i18n = createInstance();
    void i18n
      .use(messageFormatter)
      .use(initReactI18next)
      .init({
        lng: language,
        fallbackLng: false,
        resources: { [language]: messageFiles[language]! },
        ...messageOptions,
      });
    const store = createFormStore({ form, compiled, values: { ...defaultsOf(form), ...values } });
    const messages = messagesOf({
      languages: [language],
      getResourceBundle: (code, name) => messageFiles[code]?.[name],
    });
    render(
      <I18nextProvider i18n={i18n}>
        <WidgetServicesProvider services={services}>
          <SchemaForm store={store} widgets={widgetTable} messages={messages} />
        </WidgetServicesProvider>
        <button type="button">End</button>
      </I18nextProvider>,
    );
    await waitFor(() => expect(document.querySelector('[aria-busy=true], .ant-skeleton')).toBeNull());
    return store;
  }

  it.each(Object.keys(messageFiles))(
    'draws every field by a widget of the table, with its labels, and shows no message key in %s',
    async (language) => {
      await opened(all, language);
      expect(drawn.filter(({ widget }) => !Object.hasOwn(widgetTable, widget))).toEqual([]);
      for (const field of drawn.filter(label))
        expect(label(field), field.pointer).toHaveTextContent(titleOf(field, language));
      expect(document.body.textContent).not.toMatch(/::|\{\w+\}|\b(?:modules|moduleGroups|options|rules)\.\w/);
    },
  );

  it('shows and hides each conditional field', async () => {
    const choices = plan.fields.flatMap(({ pointer, schema }) =>
      (schema.enum ?? (schema.type === 'boolean' ? [true, false] : [])).map((choice) =>
        writeAt({ ...defaultsOf(form), ...all }, pointer, choice),
      ),
    );
    const store = await opened(none);
    const shown = new Set<string>();
    const hidden = new Set<string>();
    for (const values of [none, all, ...choices]) {
      act(() => store.reset({ ...defaultsOf(form), ...values }));
      const visible = visibleFields({ plan, compiled, values: store.values() });
      for (const field of drawn) {
        expect(label(field) !== null, field.pointer).toBe(visible.has(field.pointer));
        (label(field) ? shown : hidden).add(field.pointer);
      }
    }
    expect([...shown].toSorted()).toEqual(drawn.map(({ pointer }) => pointer).toSorted());
    const conditional = drawn.filter(({ when }) => when.length > 0).map(({ pointer }) => pointer);
    expect([...hidden].toSorted()).toEqual(conditional.toSorted());
  });

  it('has valid defaults, except for fields that only an administrator can fill', () => {
    const errors = errorsOfForm({ plan, compiled, values: defaultsOf(form) });
    expect(errors.filter(({ keyword }) => keyword !== 'required')).toEqual([]);
  });

  it('reaches each field by Tab', async () => {
    const store = await opened(all);
    const user = userEvent.setup({ delay: null });
    const end = screen.getByRole('button', { name: 'End' });
    const reached = new Set<string>();
    for (let steps = 0; steps < 200 && document.activeElement !== end; steps += 1) {
      await user.tab();
      const pointer = document.activeElement?.closest<HTMLElement>('[data-pointer]')?.dataset['pointer'];
      if (pointer !== undefined) reached.add(pointer);
    }
    const visible = visibleFields({ plan, compiled, values: store.values() });
    const editable = drawn.filter(({ pointer, uiSchema }) => visible.has(pointer) && uiSchema['ui:readonly'] !== true);
    expect([...reached].toSorted()).toEqual(editable.map(({ pointer }) => pointer).toSorted());
  });
});
