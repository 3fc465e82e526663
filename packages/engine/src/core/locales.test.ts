import { expect, it } from 'vitest';
import en from '../../locales/en.json';
import zhHans from '../../locales/zh-Hans.json';

const params = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();

const paramsOf = (messages: Record<string, string>) =>
  Object.entries(messages).map(([key, sentence]) => [key, params(sentence)]);

it('has every message in both languages, with the same params', () => {
  expect(Object.keys(zhHans)).toEqual(Object.keys(en));
  expect(paramsOf(zhHans)).toEqual(paramsOf(en));
});

it('uses the messages of the specification', () => {
  expect(zhHans['validation.required']).toBe('{title}不能为空');
  expect(zhHans['validation.unique']).toBe('{title}不允许重复');
});
