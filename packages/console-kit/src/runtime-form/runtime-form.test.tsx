// @vitest-environment jsdom
import { createFormStore, SchemaForm } from '@signalbox/engine/react';
import { aForm, compileForm } from '@signalbox/engine/testing';
import type { FormTexts, JsonSchema, RuntimeFormModule } from '@signalbox/schemas';
import { widgetTable } from '@signalbox/widgets';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Answering, error, fakePlatform, renderPage } from '../testing';
import type { ImportModule, RuntimeForm } from './load-runtime-form';
import { RuntimeFormFrame } from './runtime-form-frame';
import { useRuntimeForm } from './use-runtime-form';
import { useRuntimeMessages } from './use-runtime-messages';

afterEach(cleanup);

function aModule(properties: Record<string, JsonSchema>, texts: FormTexts): RuntimeFormModule {
  const form = aForm({ id: 'runtime/form', schema: { type: 'object', properties } });
  return { form, compiledForm: compileForm(form), texts };
}
const pump = aModule({ name: { type: 'string', minLength: 2 } }, { 'name.title': { en: 'Name', zh_Hans: '名称' } });
const later = aModule({ level: { type: 'number' } }, { 'level.title': 'Level' });
const urlOf = (name: string) => `/rest/core/form/${name}.js`;

function Form({ form }: { form: RuntimeForm }) {
  const messages = useRuntimeMessages(form);
  const [store] = useState(() => createFormStore({ ...form, values: {} }));
  return <SchemaForm store={store} widgets={widgetTable} messages={messages} />;
}

interface Setup {
  modules: Record<string, RuntimeFormModule>;
  language?: string;
  /** The first answer of the platform. */
  answer?: Answering;
}

/** Renders the form of `core/record/pump`. `modules`: by their path with its query; others cannot be loaded. */
function renderForm({ modules, language, answer = { body: { url: urlOf('first') } } }: Setup) {
  const imported: string[] = [];
  const importModule: ImportModule = async (address) => {
    imported.push(address);
    const module = modules[address];
    if (module === undefined) throw new TypeError('Failed to fetch dynamically imported module');
    return module;
  };
  function Page() {
    const source = useRuntimeForm({ resource: 'core/record/pump/form' }, importModule);
    return <RuntimeFormFrame source={source}>{(form) => <Form key={form.url} form={form} />}</RuntimeFormFrame>;
  }
  const platform = fakePlatform([['GET core/record/pump/form', answer]]);
  const page = renderPage({
    path: 'list/pump',
    page: <Page />,
    english: {},
    plugin: { id: 'kit-test' },
    platform,
    language,
  });
  return { ...page, imported };
}

it('draws the form with its texts in the language of the user, and validates by its module', async () => {
  const { user } = renderForm({ modules: { [urlOf('first')]: pump }, language: 'zh-Hans' });
  await user.type(await screen.findByRole('textbox', { name: '名称' }), 'x{Tab}');
  expect(await screen.findByText('名称 needs at least 2 characters')).toBeVisible();
});

it('shows why the platform makes no form, and tries again by another address after a module was not loaded', async () => {
  const address = urlOf('retried');
  const { user, platform, imported } = renderForm({
    modules: { [`${address}?attempt=1`]: pump },
    answer: error('The keyword “contains” is not supported'),
  });
  expect(await screen.findByText(/keyword “contains” is not supported/)).toBeVisible();
  platform.answer('GET core/record/pump/form', { body: { url: address } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/unexpected error/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(imported).toEqual([address, `${address}?attempt=1`]);
});

it('keeps a form until the user takes the newer one', async () => {
  const { user, platform } = renderForm({ modules: { [urlOf('first')]: pump, [urlOf('second')]: later } });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'North');
  platform.answer('GET core/record/pump/form', { body: { url: urlOf('second') } });
  window.dispatchEvent(new Event('visibilitychange'));
  const update = await screen.findByRole('button', { name: 'Show the new form' });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('North');
  await user.click(update);
  expect(await screen.findByRole('spinbutton', { name: 'Level' })).toBeVisible();
});
