import { expect, it } from 'vitest';
import { nothingCounted } from '../modules/restore-rule';
import { emptiedFolders } from './emptied-folders';
import type { FilesVerdict, FileVerdict } from './plan-files';

const archived: FileVerdict = { from: 'archive', entry: { name: 'x', size: 1, sha256: '' } };

function verdictOf({ files = [], directories = [], before = [] }: Record<string, string[]>): FilesVerdict {
  return {
    counts: { ...nothingCounted },
    files: new Map((files ?? []).map((path) => [path, archived])),
    directories: new Set(directories),
    held: { files: [], directories: before ?? [], links: [] },
    heldRoot: '/',
    units: new Set(),
  };
}

it('drops a new folder, with those around it, whose files are all left out', () => {
  const verdict = verdictOf({ directories: ['a', 'a/b', 'c'] });
  expect(emptiedFolders(verdict, ['a/b/x', 'a/b/y'])).toEqual(['a/b', 'a']);
  expect([...verdict.directories]).toEqual(['c']);
});

it('keeps what was there, what has another file at any depth, and what holds an empty folder of the archive', () => {
  const facts = { files: ['deep/er/most/x'], directories: ['old', 'with', 'with/empty'], before: ['old'] };
  expect(emptiedFolders(verdictOf(facts), ['old/a', 'deep/b', 'deep/er/c', 'with/d', 'e'])).toEqual([]);
});
