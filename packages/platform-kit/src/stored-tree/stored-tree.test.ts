import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type S3Server, startS3Server } from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBucketStore, createFolderStore, type ObjectStore } from '../object-store';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { fileTreeSuite } from '../file-tree/testing/file-tree-suite';
import { createStoredTree } from './stored-tree';

let server: S3Server;
let open: TestDatabase;
let folder: string;
beforeAll(async () => {
  server = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'signalbox-stored-'));
  open = await createTestDatabase();
});
beforeEach(async () => {
  await open.pool.query(`truncate file_node, file_content, file_unused_object`);
  await open.pool.query(`insert into file_node (name) values ('')`);
});
afterAll(async () => {
  await open.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const temporaryPath = () => join(folder, randomUUID());
const aTree = (objects: ObjectStore) => createStoredTree({ pool: open.pool, objects, temporaryPath });
const aFolder = () => createFolderStore({ root: temporaryPath() });
const aBucket = () =>
  createBucketStore({
    ...server.account,
    prefix: `${randomUUID()}/`,
    copies: { folder: temporaryPath(), maxBytes: 2 ** 30 },
    temporaryPath,
    pausesMilliseconds: [1, 1],
  });
const keysOf = async (objects: ObjectStore) => {
  const keys: string[] = [];
  for await (const { key } of objects.list('')) keys.push(key);
  return keys;
};

fileTreeSuite('a bucket with names in the database', async () => ({
  tree: aTree(aBucket()),
  close: async () => undefined,
}));

test('a move of many files writes no object, and another server sees it', async () => {
  const objects = aFolder();
  const [one, other] = [aTree(objects), aTree(objects)];
  await one.makeDirectory('a/b');
  await one.write('a/b/0', 'text');
  for (let index = 1; index < 200; index += 1) await one.link('a/b/0', `a/b/${index}`);
  await one.move('a', 'c');
  expect(await other.names('c/b')).toHaveLength(200);
  expect(await text((await other.read('c/b/199'))!.content)).toBe('text');
  expect(await keysOf(objects)).toHaveLength(1);
});

test('changes of several servers at the same time leave a tree in which each file is once', async () => {
  const objects = aFolder();
  const servers = [aTree(objects), aTree(objects), aTree(objects)];
  await servers[0]!.makeDirectory('a/b');
  await servers[0]!.makeDirectory('c/d');
  await Promise.all(servers.map((tree, index) => tree.write(`a/${index}`, 'text')));
  const codes = new Set(['ENOENT', 'EEXIST', 'ENOTEMPTY', 'EINVAL', 'ENOTDIR']);
  const outcomes = await Promise.allSettled(
    servers.flatMap((tree) => [
      tree.move('a', 'c/d/a'),
      tree.move('c', 'a/b/c'),
      tree.makeDirectory('x/y/z'),
      tree.link('a/0', 'x'),
      tree.copy('a/1', 'e'),
    ]),
  );
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(codes).toContain((outcome.reason as NodeJS.ErrnoException).code);
  const { rows } = await open.pool.query<{ count: number }>(`with recursive below as (
      select id from file_node where parent is null and name = ''
      union all select node.id from below join file_node node on node.parent = below.id)
    select (select count(*) from file_node) - count(*) as count from below`);
  expect(rows[0]!.count).toBe(0);
});

test('removes objects that no file has, an hour after they were found', async () => {
  const objects = aFolder();
  const tree = aTree(objects);
  await tree.makeDirectory('a/b');
  await tree.write('a/b/x', 'x');
  await tree.write('y', 'y');
  await tree.remove('a');
  const age = async (column: string) =>
    open.pool.query(`update file_content set ${column} = ${column} - interval '2 days' where ${column} is not null`);
  await tree.collectGarbage();
  await age('created_at');
  await tree.collectGarbage();
  expect(await keysOf(objects)).toHaveLength(2);
  await age('unused_at');
  await tree.collectGarbage();
  expect(await keysOf(objects)).toHaveLength(1);
  expect(await text((await tree.read('y'))!.content)).toBe('y');
});

test('a content that cannot be stored changes nothing', async () => {
  const objects = aFolder();
  const tree = aTree(objects);
  await tree.write('a', 'before');
  const broken = aTree({ ...objects, put: () => Promise.reject(new Error('away')) });
  await expect(broken.write('a', 'after')).rejects.toThrow('away');
  await expect(broken.write('b', 'after')).rejects.toThrow('away');
  expect(await text((await tree.read('a'))!.content)).toBe('before');
  expect(await tree.names('')).toEqual(['a']);
});

test('completes what a killed process was removing', async () => {
  const tree = aTree(aFolder());
  await tree.makeDirectory('a/b');
  await tree.write('a/b/x', 'x');
  await open.pool.query(`update file_node set parent = null, name = 'removed' where name = 'a'`);
  expect(await tree.names('')).toEqual([]);
  await tree.collectGarbage();
  expect((await open.pool.query('select from file_node')).rowCount).toBe(1);
});
