import { expect, it } from 'vitest';
import { titleDifferences } from './title-differences';

it('names every language whose text differs, and those alone', () => {
  const options = { title: { en: 'Plant', fr: 'Usine', ar: 'ar' }, other: { en: 'Plant', fr: 'Atelier' } };
  expect(titleDifferences({ ...options, defaultLanguage: 'en' })).toEqual([
    { code: 'fr', text: 'Usine' },
    { code: 'ar', text: 'ar' },
  ]);
});

it('reads a single text in the default language', () => {
  const options = { title: '工厂', other: { zh_Hans: '工厂', en: 'Plant' }, defaultLanguage: 'zh_Hans' };
  expect(titleDifferences(options)).toEqual([{ code: 'en', text: undefined }]);
});

it('needs no language between two single texts', () => {
  expect(titleDifferences({ title: 'Plant', other: 'Works', defaultLanguage: 'en' })).toEqual([
    { code: undefined, text: 'Plant' },
  ]);
});
