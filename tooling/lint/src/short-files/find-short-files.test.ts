import { expect, it } from 'vitest';
import { readSpecifiers } from '../circles/import-graph';
import { findShortFiles } from './find-short-files';

const user = `import { limit } from './limit';\n`;

function shortFilesIn(files: Record<string, string>, exports: Record<string, string> = {}) {
  const texts = new Map(
    Object.entries({ 'pump/run.ts': user, 'pump/limit.ts': 'export const limit = 1;\n', ...files }),
  );
  return findShortFiles({
    texts,
    specifiers: readSpecifiers(texts),
    packages: new Map([['pump', { name: 'pump', exports }]]),
  });
}

it('finds a short file with one user', () => {
  expect(shortFilesIn({})).toEqual(['pump/limit.ts: 1 lines that only pump/run.ts uses; move them there']);
});

it.each<[string, Record<string, string>]>([
  ['a second file uses', { 'pump/stop.ts': user }],
  ['a test uses too', { 'pump/limit.test.ts': user }],
  ['only a test uses', { 'pump/run.ts': '', 'pump/run.test.ts': user }],
  ['is loaded later', { 'pump/run.ts': `const load = () => import('./limit');\n` }],
  ['is exported again', { 'pump/run.ts': `export { limit } from './limit';\n` }],
  ['the front door uses', { 'pump/run.ts': '', 'pump/index.ts': user }],
  ['is 15 lines long', { 'pump/limit.ts': '\n'.repeat(15) }],
  ['would make its user too long', { 'pump/run.ts': user + '\n'.repeat(149) }],
  ['is generated', { 'pump/run.ts': `import { a } from './generated/a';\n`, 'pump/generated/a.ts': '' }],
])('allows a short file that %s', (_, files) => {
  expect(shortFilesIn(files)).toEqual([]);
});

it('allows a file that a package exports', () => {
  expect(shortFilesIn({}, { './limit': './limit.ts' })).toEqual([]);
});
