import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { findGoneTests } from './find-gone-tests';

test('names each file of tests that is gone, once', () => {
  const page = 'See `a.test.ts`, `plugins/x/b.spec.ts`, `c.test.tsx` and `plugins/x/b.spec.ts`.';
  expect(findGoneTests(page, new Set(['a.test.ts']))).toEqual(['plugins/x/b.spec.ts', 'c.test.tsx']);
  expect(findGoneTests(page, new Set(['a.test.ts', 'b.spec.ts', 'c.test.tsx']))).toEqual([]);
});

test('the documentation names no test that is gone', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  const tests = new Set(files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)).map((file) => basename(file)));
  const pages = files.filter((file) => /^docs\/.*\.md$/.test(file));
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages)
    expect(findGoneTests(readFileSync(join(root, page), 'utf8'), tests), `tests that ${page} names`).toEqual([]);
});
