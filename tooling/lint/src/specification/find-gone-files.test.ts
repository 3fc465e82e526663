import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findGoneFiles } from './find-gone-files';

test('names each file and folder that is gone, by the rules of the page', () => {
  const existing = new Set([
    'apps/platform/src/auth/login.ts',
    'apps/platform/src/auth',
    'plugins/x/platform/a.test.ts',
  ]);
  const page = [
    '`platform/auth/login.ts`, `login.ts`, `gone.ts`: `/rest/core`, `core/auth/login`, `x-request-project`',
    '`plugins/x/a.test.ts`, `kit/rest`, `platform/auth`, `login.ts`',
  ];
  expect(findGoneFiles(page.join('\n'), existing)).toEqual(['gone.ts', 'kit/rest']);
});

test('the pages about security name no file that is gone', () => {
  const root = join(import.meta.dirname, '../../../..');
  const git = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\n');
  const existing = new Set(files);
  for (const file of files) for (let at = dirname(file); at !== '.'; at = dirname(at)) existing.add(at);
  const pages = files.filter((file) => /^docs\/(?:security|asvs\/.*)\.md$/.test(file));
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages)
    expect(findGoneFiles(readFileSync(join(root, page), 'utf8'), existing), `files that ${page} names`).toEqual([]);
});
