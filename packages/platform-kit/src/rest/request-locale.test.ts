import { expect, test } from 'vitest';
import { requestLocale } from './request-locale';

test.each([
  [undefined, 'zh-Hans'],
  ['*', 'zh-Hans'],
  ['zh-CN,zh;q=0.9', 'zh-Hans'],
  ['zh_Hans', 'zh-Hans'],
  ['en-GB', 'en'],
  ['en;q=0.5,zh;q=0.8', 'zh-Hans'],
  ['fr', 'en'],
  ['ar,zh;q=0.1', 'zh-Hans'],
])('reads Accept-Language %s as %s', (header, language) => {
  expect(requestLocale(header)).toBe(language);
});
