import { expect, it } from 'vitest';
import { canHold } from './can-hold';

it.each([
  ['docs', 'img/a.png', true],
  ['', 'img/a.png', true],
  ['', 'a.png', false],
  ['img', 'img/a.png', false],
  ['docs', 'docs', false],
  ['docs/deep', 'docs', false],
  ['docs2', 'docs', true],
])('“%s” can take “%s”: %s', (folder, path, expected) => {
  expect(canHold(folder, path)).toBe(expected);
});
