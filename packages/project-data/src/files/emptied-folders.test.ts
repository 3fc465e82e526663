import { nothingCounted } from '@signalbox/api';
import { createFolderTree } from '@signalbox/platform-kit';
import { expect, it } from 'vitest';
import { emptiedFolders } from './emptied-folders';
import type { FilesPlan, PlannedFile } from './plan-files';

const archived: PlannedFile = { from: 'archive', entry: { name: 'x', size: 1, sha256: '' } };

function filesResultOf({ files = [], directories = [], before = [] }: Record<string, string[]>): FilesPlan {
  return {
    counts: { ...nothingCounted },
    files: new Map((files ?? []).map((path) => [path, archived])),
    directories: new Set(directories),
    existing: { files: [], directories: before ?? [], links: [] },
    existingAt: { tree: createFolderTree({ root: '/' }), root: '' },
    units: new Set(),
  };
}

it('drops a new folder, with those around it, whose files are all left out', () => {
  const result = filesResultOf({ directories: ['a', 'a/b', 'c'] });
  expect(emptiedFolders(result, ['a/b/x', 'a/b/y'])).toEqual(['a/b', 'a']);
  expect([...result.directories]).toEqual(['c']);
});

it('keeps existing folders, those with another file at any depth, and those with an empty folder of the archive', () => {
  const options = { files: ['deep/er/most/x'], directories: ['old', 'with', 'with/empty'], before: ['old'] };
  expect(emptiedFolders(filesResultOf(options), ['old/a', 'deep/b', 'deep/er/c', 'with/d', 'e'])).toEqual([]);
});
