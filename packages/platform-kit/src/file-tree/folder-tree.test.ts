import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderTree } from './folder-tree';
import { fileTreeSuite } from './testing/file-tree-suite';

fileTreeSuite('a folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'signalbox-tree-'));
  return { tree: createFolderTree({ root }), close: () => rm(root, { recursive: true, force: true }) };
});

test('follows no links, and leaves them out of copies', async () => {
  const root = await mkdtemp(join(tmpdir(), 'signalbox-tree-'));
  const tree = createFolderTree({ root: join(root, 'tree') });
  await writeFile(join(root, 'outside'), 'text');
  await tree.makeDirectory('a');
  await symlink(join(root, 'outside'), join(root, 'tree', 'a', 'link'));
  expect(await tree.stat('a/link')).toMatchObject({ kind: 'link', bytes: 0 });
  expect(await tree.read('a/link')).toBeUndefined();
  await tree.copy('a', 'b');
  expect(await readdir(join(root, 'tree', 'b'))).toEqual([]);
  await rm(root, { recursive: true });
});
