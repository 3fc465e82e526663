import { expect, test } from 'vitest';
import { i18n } from '../i18n';
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

test('loads the messages of a plug-in with its first page, in every language that is shown', async () => {
  const isThere = (language: string) => i18n.hasResourceBundle(language, 'pages');
  await loadOpenedPages('en');
  expect(isThere('en')).toBe(false);
  await loadPluginMessages('pages');
  expect(isThere('en')).toBe(true);
  await loadOpenedPages('zh-Hans');
  expect(isThere('zh-Hans')).toBe(true);
});
