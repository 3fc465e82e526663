import { randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FileTree } from '../file-tree';
import { createFolderStore } from '../object-store';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { importDataFolder } from './import-data-folder';
import { createStoredTree } from './stored-tree';

let open: TestDatabase;
let folder: string;
let dataDir: string;
let tree: FileTree;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-import-'));
  open = await createTestDatabase();
});
afterAll(async () => {
  await open.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await open.pool.query('truncate file_node, file_content, file_unused_object');
  await open.pool.query(`insert into file_node (name) values ('')`);
  dataDir = join(folder, randomUUID());
  await mkdir(dataDir);
  const objects = createFolderStore({ root: join(folder, randomUUID()) });
  tree = createStoredTree({ pool: open.pool, objects, temporaryPath: () => join(folder, randomUUID()) });
});

const log = pino({ level: 'silent' });
const time = new Date(1_700_000_000_000);
const run = (into = tree, from = dataDir) => importDataFolder({ tree: into, dataDir: from, pool: open.pool, log });
const writeLocal = async (path: string, content: string) => {
  await mkdir(dirname(join(dataDir, path)), { recursive: true });
  await writeFile(join(dataDir, path), content);
  await utimes(join(dataDir, path), time, time);
};
const localFiles = async () => {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dataDir.length + 1));
};

/** Contents of all files, by path. */
async function filesOf(path = ''): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name, kind } of await tree.entries(path)) {
    const below = path === '' ? name : `${path}/${name}`;
    if (kind === 'directory') Object.assign(found, await filesOf(below));
    else found[below] = await text((await tree.read(below))!.content);
  }
  return found;
}

const library = {
  'media/a.png': 'a',
  'media/deep/er/b.txt': 'b',
  'media/deep/empty.txt': '',
  'media/.trash/_p_default/1/content/c.txt': 'c',
  'uploads/5f': 'half',
  'upload-parts/60/0-1': 'half',
  'shipped-language-packs.json': '{}',
  'front-end/index.html': 'e',
  [`backups/.temporary/${'7'.repeat(24)}/fileServer/old/img/d.png`]: 'd',
};
async function writeLibrary(): Promise<void> {
  for (const [path, content] of Object.entries(library)) await writeLocal(path, content);
  await mkdir(join(dataDir, 'media/none'));
  await writeLocal('media/.staging/unfinished', 'x');
  await mkdir(join(dataDir, 'media/.versions/_p_default/a.png'), { recursive: true });
  await link(join(dataDir, 'media/a.png'), join(dataDir, 'media/.versions/_p_default/a.png/1'));
}
const imported = { ...library, 'media/.versions/_p_default/a.png/1': 'a' };

test('moves media, trash, versions and unfinished work into the tree, with times and shared contents', async () => {
  await writeLibrary();
  await writeLocal('backups/default/1.zip', 'an archive');
  await writeLocal('backups/.temporary/upload-host-1-7/x', 'of a request');
  await run();
  expect(await filesOf()).toEqual(imported);
  expect(await tree.names('media/none')).toEqual([]);
  expect((await tree.names('')).toSorted()).toEqual(expect.arrayContaining(['backups', 'media', 'uploads']));
  expect((await tree.stat('media/deep/er/b.txt'))!.modifiedAt).toEqual(time);
  expect(await tree.stat('media/.versions/_p_default/a.png/1')).toEqual(await tree.stat('media/a.png'));
  expect((await localFiles()).toSorted()).toEqual(['backups/.temporary/upload-host-1-7/x', 'backups/default/1.zip']);
  // Later ones are work and copies of this server.
  await writeLocal('front-end/index.html', 'a copy');
  await writeLocal(`backups/.temporary/${'8'.repeat(24)}/fileServer/new/x`, 'half of a restore');
  await run();
  expect(await filesOf()).toEqual(imported);
});

test('replicas that start together on one folder import it once', async () => {
  await writeLibrary();
  await Promise.all([run(), run(), run()]);
  expect(await filesOf()).toEqual(imported);
  const { rows } = await open.pool.query<{ count: number }>('select count(*) from file_content');
  expect(rows[0]!.count).toBe(Object.keys(library).length);
});

/** Throws at its change number `end`, before or after it is done. */
function breaking(end: number, isDone: boolean): FileTree {
  let calls = 0;
  const counted = async <Result>(change: () => Promise<Result>): Promise<Result> => {
    calls += 1;
    if (calls < end) return change();
    if (calls === end && isDone) await change();
    throw new Error('stopped');
  };
  return {
    ...tree,
    makeDirectory: (path) => counted(() => tree.makeDirectory(path)),
    importFile: (file, path, options) => counted(() => tree.importFile(file, path, options)),
    link: (from, to) => counted(() => tree.link(from, to)),
    move: (from, to) => counted(() => tree.move(from, to)),
    remove: (path) => counted(() => tree.remove(path)),
  };
}

test('goes on after an interruption at any of its steps, loses nothing and imports nothing twice', async () => {
  await writeLibrary();
  let interruptions = 0;
  for (let end = 1; ; end += 1) {
    for (const isDone of [false, true]) await run(breaking(end, isDone)).catch(() => (interruptions += 1));
    if ((await localFiles()).length === 0) break;
    expect(end).toBeLessThan(200);
  }
  expect(interruptions).toBeGreaterThan(10);
  await run();
  expect(await filesOf()).toEqual(imported);
  const { rows } = await open.pool.query<{ count: number }>(
    'select count(*) from file_content where exists (select from file_node where content = file_content.id)',
  );
  expect(rows[0]!.count).toBe(Object.keys(library).length);
});

test('takes what an earlier version changed after an interrupted import', async () => {
  await writeLibrary();
  await expect(run(breaking(12, false))).rejects.toThrow('stopped');
  await writeLocal('media/a.png', 'another');
  await rm(join(dataDir, 'media/deep'), { recursive: true });
  await writeLocal('media/deep', 'a file now');
  await run();
  expect(await filesOf('media')).toMatchObject({ 'media/a.png': 'another', 'media/deep': 'a file now' });
  expect(Object.keys(await filesOf('media/.versions'))).toEqual(['media/.versions/_p_default/a.png/1']);
});

test('replaces nothing that the bucket has: other contents stay in a folder', async () => {
  await tree.makeDirectory('media/deep');
  await tree.write('media/a.png', 'of the bucket');
  await tree.write('media/deep/same.txt', 'same');
  await writeLocal('media/a.png', 'of the folder');
  await writeLocal('media/deep/same.txt', 'same');
  await writeLocal('media/deep/new.txt', 'new');
  await run();
  expect(await filesOf()).toEqual({
    'media/a.png': 'of the bucket',
    'media/deep/same.txt': 'same',
    'media/deep/new.txt': 'new',
  });
  const [kept = ''] = await localFiles();
  expect(kept).toMatch(/^not-imported\/[\w-]+\/media\/a\.png$/);
  expect(await readFile(join(dataDir, kept), 'utf8')).toBe('of the folder');
  expect((await stat(join(dataDir, kept))).mtime).toEqual(time);

  await writeLocal('media/a.png', 'of the folder, later');
  await run();
  const all = await localFiles();
  const contents = await Promise.all(all.map((path) => readFile(join(dataDir, path), 'utf8')));
  expect(contents.toSorted()).toEqual(['of the folder', 'of the folder, later']);
});

test('takes all of an interrupted first move, though a server with an empty folder uses the bucket meanwhile', async () => {
  await writeLibrary();
  await expect(run(breaking(4, true))).rejects.toThrow('stopped');
  await tree.makeDirectory('media');
  await run();
  expect(await filesOf()).toEqual(imported);
  expect(await localFiles()).toEqual([]);
});

test('keeps links in a folder, and what they lead to', async () => {
  await writeLocal('media/a.png', 'a');
  await writeLocal('elsewhere/b.png', 'b');
  await symlink(join(dataDir, 'elsewhere'), join(dataDir, 'media/link'));
  await run();
  expect(await filesOf()).toEqual({ 'media/a.png': 'a' });
  expect(await localFiles()).toEqual(['elsewhere/b.png']);
  const [id = ''] = await readdir(join(dataDir, 'not-imported'));
  expect(await readlink(join(dataDir, 'not-imported', id, 'media/link'))).toBe(join(dataDir, 'elsewhere'));
});

test('rejects a folder that is a link, and takes nothing of it', async () => {
  await writeLibrary();
  await rename(join(dataDir, 'media'), join(dataDir, 'elsewhere'));
  await symlink('elsewhere', join(dataDir, 'media'));
  await expect(run()).rejects.toThrow('media is a link');
  expect(await filesOf('media').catch(() => 'none')).toBe('none');
  expect(await localFiles()).toEqual(expect.arrayContaining(['elsewhere/a.png', 'uploads/5f']));
});

test('takes what a server of an earlier version writes meanwhile, or afterwards', async () => {
  await writeLibrary();
  const writing: FileTree = {
    ...tree,
    async importFile(file, path, options) {
      await tree.importFile(file, path, options);
      if (path.endsWith('/media/a.png') && file.startsWith(join(dataDir, 'media'))) {
        await writeLocal('media/deep/late.txt', 'late');
        await writeLocal('media/a.png', 'changed');
      }
    },
  };
  await run(writing);
  await writeLocal('media/deep/later.txt', 'later');
  await run();
  const late = { 'media/a.png': 'changed', 'media/deep/late.txt': 'late', 'media/deep/later.txt': 'later' };
  expect(await filesOf('media')).toMatchObject(late);
  expect(await localFiles()).toEqual([]);
});

test('does nothing for an empty folder', async () => {
  await mkdir(join(dataDir, 'media/.staging'), { recursive: true });
  await run(breaking(1, false));
  expect(await readdir(dataDir)).toEqual(['media']);
});
