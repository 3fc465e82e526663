import { expect, test } from 'vitest';
import type { DraftError } from '../../shared/draft';
import { firstErrorPlace } from './first-error-place';

const messages = { en: '{}', 'zh-Hans': '{}', fr: '{}' };
const anError = (file: string, line: number): DraftError => ({
  file,
  line,
  column: 3,
  pointer: '',
  wrong: 'is wrong',
  remedy: 'correct it',
});
const placeOf = (...errors: DraftError[]) => firstErrorPlace({ messages }, errors);

test.each(['form.json', 'locales/zh-Hans.json', 'translations/fr.json'])('the first error is in %s', (file) => {
  expect(placeOf(anError(file, 7), anError('form.json', 9))).toEqual({
    file,
    place: { line: 7, column: 3, isFocused: true },
  });
});

test('an error in a file of another tab is none of the draft', () => {
  const elsewhere = anError('packages/schemas/forms/settings/base/form.json', 2);
  expect(placeOf(elsewhere, anError('locales/en.json', 4))).toMatchObject({ file: 'locales/en.json' });
  expect(placeOf(elsewhere)).toEqual({ file: 'form.json', place: { offset: 0, isFocused: true } });
});
