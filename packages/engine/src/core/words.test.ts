import { expect, it } from 'vitest';
import en from '../../words/en.json';
import zhHans from '../../words/zh-Hans.json';

const holes = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();

const holesOf = (words: Record<string, string>) =>
  Object.entries(words).map(([key, sentence]) => [key, holes(sentence)]);

it('says every sentence in both languages, with the same holes', () => {
  expect(Object.keys(zhHans)).toEqual(Object.keys(en));
  expect(holesOf(zhHans)).toEqual(holesOf(en));
});

it("says the ecosystem's own words", () => {
  expect(zhHans['validation.required']).toBe('{title}不能为空');
  expect(zhHans['validation.unique']).toBe('{title}不允许重复');
});
