import { expect, it } from 'vitest';
import { followed } from './followed';

const at = (folder: string, file?: string) => ({ folder, ...(file === undefined ? {} : { file }) });

it.each([
  [at('docs'), [{ from: 'img', to: 'pictures' }], undefined],
  [at('docs'), [{ from: 'doc', to: 'x' }], undefined],
  [at('docs/deep'), [{ from: 'docs', to: 'old/docs' }], { folder: 'old/docs/deep' }],
  [at('a/b/c'), [{ from: 'a/b' }], { folder: 'a' }],
  [at('', 'docs/x.txt'), [{ from: 'docs/x.txt', to: 'docs/y.txt' }], { file: 'docs/y.txt' }],
  [at('', 'docs/x.txt'), [{ from: 'docs' }], { file: undefined }],
  [at('docs', 'docs/x.txt'), [{ from: 'docs', to: 'd' }], { folder: 'd', file: 'd/x.txt' }],
])('%j after %j: %j', (place, moves, expected) => {
  expect(followed(place, moves)).toEqual(expected);
});
