import { expect, test } from 'vitest';
import { addMessages, i18n } from '../i18n';
import { loadMessages } from './load-messages';
import { loadOpenedPages, loadPageMessages, loadPluginMessages } from './page-messages';

const titleIn = (language: string, form: string) =>
  (i18n.getResourceBundle(language, `forms/${form}`) as Record<string, string> | undefined)?.['title'];

test('loads only the messages of opened pages, also in a language that is chosen later', async () => {
  await loadOpenedPages('en');
  await loadPageMessages('notice_settings');
  expect(titleIn('en', 'notice_settings/sms')).toBe('SMS');
  expect(titleIn('en', 'settings/base')).toBeUndefined();
  expect(titleIn('zh-Hans', 'notice_settings/sms')).toBeUndefined();

  await loadOpenedPages('zh-Hans');
  expect(titleIn('zh-Hans', 'notice_settings/sms')).toBe('短信');
  // Back in the first language, the messages of a page that was first opened in the second one are loaded too.
  await loadPageMessages('settings');
  expect(titleIn('en', 'settings/base')).toBe('Basic information');
});

test('loads the messages that only the pages of a plug-in show with the first of them, in every language that is shown', async () => {
  const message = (language: string) => i18n.getResource(language, 'backup', 'restore.warning') as string | undefined;
  await loadOpenedPages('en');
  addMessages('en', await loadMessages('en', 'session'));
  expect(i18n.getResource('en', 'backup', 'done.restore')).toBe('Restored');
  expect(message('en')).toBeUndefined();
  await loadPluginMessages('backup');
  expect(message('en')).toMatch(/^After restore/);
  // The others stay.
  expect(i18n.getResource('en', 'backup', 'done.restore')).toBe('Restored');
  await loadOpenedPages('zh-Hans');
  expect(message('zh-Hans')).toMatch(/还原/);
});

test('does not load the errors of the platform, which it sends as sentences in the languages of the code', async () => {
  const bundle = await loadMessages('en', 'session');
  expect(Object.keys(bundle)).toEqual(expect.arrayContaining(['console', 'data', 'backup', 'widgets']));
  expect(bundle).not.toHaveProperty('api');
  const errors = Object.values(bundle).flatMap((messages) =>
    Object.keys(messages).filter((key) => key.startsWith('errors.')),
  );
  expect(errors).toEqual([]);
});
