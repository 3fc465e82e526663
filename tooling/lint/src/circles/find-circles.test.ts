import { expect, it } from 'vitest';
import { findCircles } from './find-circles';
import { importGraph, readSpecifiers } from './import-graph';

function circlesIn(files: Record<string, string>) {
  return findCircles(importGraph(readSpecifiers(new Map(Object.entries(files)))));
}

it('finds no circle where imports lead one way', () => {
  expect(
    circlesIn({
      'pump/index.ts': `export { run } from './run/run';`,
      'pump/run/run.ts': `import { limit } from '../limits';`,
      'pump/limits.ts': '',
    }),
  ).toEqual([]);
});

it.each([
  ['import', `import { two } from './two';`],
  ['import type', `import type { Two } from './two';`],
  ['inline type', `import { type Two } from './two';`],
  ['export', `export * from './two';`],
  ['dynamic import', `const load = () => import('./two');`],
  ['type of an import', `export type Two = import('./two').Two;`],
])('finds a circle of two files by %s', (_, statement) => {
  expect(circlesIn({ 'pump/one.ts': statement, 'pump/two.tsx': `import { one } from './one';` })).toEqual([
    {
      folder: 'pump',
      entries: ['one.ts', 'two.tsx'],
      imports: ['pump/one.ts -> pump/two.tsx', 'pump/two.tsx -> pump/one.ts'],
    },
  ]);
});

it('finds two folders that import each other, also where no two files do', () => {
  expect(
    circlesIn({
      'pump/read/a.ts': `import { b } from '../write/b';`,
      'pump/write/b.ts': '',
      'pump/write/deep/c.ts': `import type { D } from '../../read/d';`,
      'pump/read/d.ts': '',
    }),
  ).toEqual([
    {
      folder: 'pump',
      entries: ['read', 'write'],
      imports: ['pump/read/a.ts -> pump/write/b.ts', 'pump/write/deep/c.ts -> pump/read/d.ts'],
    },
  ]);
});

it('finds a circle of a folder and a file beside it', () => {
  const [circle] = circlesIn({
    'pump/parts.ts': `import { a } from './read/a';`,
    'pump/read/a.ts': '',
    'pump/read/b.ts': `import type { Parts } from '../parts';`,
  });
  expect(circle?.entries).toEqual(['parts.ts', 'read']);
});

it('finds a circle over three folders', () => {
  const [circle] = circlesIn({
    'pump/a/a.ts': `import '../b/b';`,
    'pump/b/b.ts': `import '../c/c';`,
    'pump/c/c.ts': `import '../a/a';`,
  });
  expect(circle?.entries).toEqual(['a', 'b', 'c']);
});

it('allows tests to import from every folder, but not each other in a circle', () => {
  const tests = { 'pump/a/a.test.ts': `import '../b/b';`, 'pump/b/b.ts': `import '../a/a';`, 'pump/a/a.ts': '' };
  expect(circlesIn(tests)).toEqual([]);
  const helpers = { 'testing/a.ts': `import './b';`, 'testing/b.ts': `import './a';` };
  expect(circlesIn(helpers)).toHaveLength(1);
});
