import { beforeAll, expect, it } from 'vitest';
import { addMessages, i18n } from './i18n';

beforeAll(() => {
  addMessages('en', { console: { files_one: '{count} file', files_other: '{count} files', of: '{done} of {total}' } });
  addMessages('fr', {
    console: { files_one: '{count} fichier', files_many: '{count} fichiers', files_other: '{count} fichiers' },
  });
  addMessages('ar', { console: { files_many: '{count} ملفًا', files_other: '{count} ملف' } });
});

it.each([
  ['en', 1, '1 file'],
  ['en', 1_000, '1,000 files'],
  ['en', 3_321.25, '3,321.25 files'],
  ['fr', 1_000, '1\u202f000 fichiers'],
  ['ar', 3_321, '3,321 ملفًا'],
])('writes the number of a counted message in %s: %d', (lng, count, text) => {
  expect(i18n.t('files', { lng, count })).toBe(text);
});

it('changes no text, and says nothing about a missing param that is optional', () => {
  expect(i18n.t('of', { done: '1000', total: 2_000 })).toBe('1000 of 2,000');
  expect(i18n.t('of', { done: '<b>', total: 0 })).toBe('<b> of 0');
});
