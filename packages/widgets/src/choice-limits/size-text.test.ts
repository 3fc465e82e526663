import { expect, it } from 'vitest';
import { sizeText } from './size-text';

it.each([
  [2048, '2 GB'],
  [1024.5, '1 GB'],
  [1024, '1,024 MB'],
  [1.5, '1.5 MB'],
  [1, '1,024 KB'],
  [0.001, '1.02 KB'],
  [0, '0 KB'],
])('reads %d MB as %s', (megabytes, text) => {
  expect(sizeText(megabytes, 'en')).toBe(text);
});
