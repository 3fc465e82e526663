import { expect, it } from 'vitest';
import en from '../locales/page/en.json';
import zhHans from '../locales/page/zh-Hans.json';
import { noticeCauses } from '../shared/notice';

it.each([
  ['English', en],
  ['Chinese', zhHans],
])('has the cause and the remedy of every problem in %s, and no others', (_, messages) => {
  const expected = noticeCauses.flatMap((cause) => [`causes.${cause}`, `remedies.${cause}`]);
  const texts = Object.keys(messages).filter((key) => /^(causes|remedies)\./.test(key));
  expect(texts.toSorted()).toEqual(expected.toSorted());
});
