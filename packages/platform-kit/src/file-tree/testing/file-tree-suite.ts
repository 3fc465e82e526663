import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileTree } from '../contract';
import { treeSize } from '../tree-size';

/** Tests that every tree of files must pass. `open` opens an empty one; `close` removes it. */
export function fileTreeSuite(name: string, open: () => Promise<{ tree: FileTree; close(): Promise<void> }>): void {
  let tree: FileTree;
  let close: () => Promise<void>;
  let folder: string;
  beforeEach(async () => {
    ({ tree, close } = await open());
    folder = await mkdtemp(join(tmpdir(), 'signalbox-tree-'));
  });
  afterEach(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });
  const write = async (path: string, content: string) => {
    await tree.makeDirectory(path.split('/').slice(0, -1).join('/'));
    await tree.write(path, content);
  };
  const contentOf = async (path: string) => {
    const file = await tree.read(path);
    return file && text(file.content);
  };
  const aLocalFile = async (content: string) => {
    const path = join(folder, randomUUID());
    await writeFile(path, content);
    await utimes(path, 1_700_000_000, 1_700_000_000);
    return path;
  };

  describe(`${name} as a tree of files`, () => {
    test('reads what was written, whole and in parts', async () => {
      await tree.makeDirectory('a/b');
      await tree.write('a/b/c.txt', ['some ', 'text']);
      expect(await contentOf('a/b/c.txt')).toBe('some text');
      const part = await tree.read('a/b/c.txt', { start: 5, end: 7 });
      expect(part).toMatchObject({ bytes: 9, modifiedAt: expect.any(Date) });
      expect(await text(part!.content)).toBe('tex');
      expect(await tree.stat('a/b/c.txt')).toMatchObject({ kind: 'file', bytes: 9, modifiedAt: part!.modifiedAt });
      expect(await tree.stat('a/b')).toMatchObject({ kind: 'directory', bytes: 0 });
      expect(await tree.names('a')).toEqual(['b']);
    });

    test('writers of one path at the same time leave the complete content of one of them, and nothing else', async () => {
      await tree.makeDirectory('a');
      const contents = Array.from({ length: 8 }, (_, index) => String(index).repeat(100_000));
      await Promise.all(contents.map((content) => tree.write('a/file', content)));
      expect(contents).toContain(await contentOf('a/file'));
      await tree.makeDirectory('a/directory');
      await expect(tree.write('a/directory', 'text')).rejects.toMatchObject({ code: 'EISDIR' });
      expect((await tree.names('a')).toSorted()).toEqual(['directory', 'file']);
    });

    test('has no missing paths, and nothing below a file', async () => {
      await write('a/file', 'text');
      for (const path of ['b', 'a/b', 'a/file/b']) {
        expect(await tree.stat(path)).toBeUndefined();
        expect(await tree.read(path)).toBeUndefined();
        await expect(tree.borrow(path)).rejects.toMatchObject({ code: expect.stringMatching(/^(ENOENT|ENOTDIR)$/) });
      }
      for (const path of ['b', 'a/b']) await tree.remove(path);
      await expect(tree.remove('a/file/b')).rejects.toMatchObject({ code: 'ENOTDIR' });
      await expect(tree.names('b')).rejects.toMatchObject({ code: 'ENOENT' });
      await expect(tree.names('a/file')).rejects.toMatchObject({ code: 'ENOTDIR' });
      await expect(tree.write('b/file', 'text')).rejects.toMatchObject({ code: 'ENOENT' });
    });

    test('makes directories once, and none in the place of a file', async () => {
      await tree.makeDirectory('a/b');
      const { modifiedMs } = (await tree.stat('a/b'))!;
      await tree.makeDirectory('a/b');
      expect((await tree.stat('a/b'))!.modifiedMs).toBe(modifiedMs);
      await write('a/file', 'text');
      await expect(tree.makeDirectory('a/file')).rejects.toMatchObject({ code: 'EEXIST' });
      await expect(tree.makeDirectory('a/file/b')).rejects.toMatchObject({ code: 'ENOTDIR' });
    });

    test('replaces a content; a second path keeps it', async () => {
      await write('a', 'one');
      await tree.link('a', 'b');
      const [one, other] = [await tree.stat('a'), await tree.stat('b')];
      expect(other).toEqual(one);
      await expect(tree.link('a', 'b')).rejects.toMatchObject({ code: 'EEXIST' });
      await expect(tree.link('none', 'c')).rejects.toMatchObject({ code: 'ENOENT' });
      await tree.write('a', 'another');
      expect([await contentOf('a'), await contentOf('b')]).toEqual(['another', 'one']);
      expect((await tree.stat('a'))!.id).not.toBe(other!.id);
      await tree.remove('a');
      expect(await contentOf('b')).toBe('one');
    });

    test('imports a local file with its time', async () => {
      await tree.makeDirectory('a');
      await tree.importFile(await aLocalFile('one'), 'a/x', { shouldReplace: false });
      expect(await contentOf('a/x')).toBe('one');
      expect((await tree.stat('a/x'))!.modifiedAt).toEqual(new Date(1_700_000_000_000));
      const other = await aLocalFile('two');
      await expect(tree.importFile(other, 'a/x', { shouldReplace: false })).rejects.toMatchObject({ code: 'EEXIST' });
      expect(await contentOf('a/x')).toBe('one');
      expect(await readFile(other, 'utf8')).toBe('two');
      await tree.importFile(other, 'a/x', { shouldReplace: true });
      expect(await contentOf('a/x')).toBe('two');
      await expect(tree.importFile(await aLocalFile(''), 'a', { shouldReplace: true })).rejects.toThrow(
        /EISDIR|ENOTEMPTY/,
      );
      await tree.importFile(await aLocalFile(''), 'a/empty', { shouldReplace: true });
      expect(await contentOf('a/empty')).toBe('');
    });

    test('moves files and directories with all that is below', async () => {
      await write('a/b/x', 'x');
      await write('a/y', 'y');
      await tree.move('a', 'c');
      expect([await contentOf('c/b/x'), await contentOf('c/y')]).toEqual(['x', 'y']);
      expect(await tree.stat('a')).toBeUndefined();
      await tree.move('c/y', 'c/b/x');
      expect(await tree.names('c/b')).toEqual(['x']);
      expect(await contentOf('c/b/x')).toBe('y');
      await expect(tree.move('none', 'd')).rejects.toMatchObject({ code: 'ENOENT' });
      await expect(tree.move('c', 'none/d')).rejects.toMatchObject({ code: 'ENOENT' });
    });

    test('moves no directory into the place of a file, into itself, or over a content', async () => {
      await write('a/x', 'x');
      await write('b/y', 'y');
      await tree.makeDirectory('empty');
      await expect(tree.move('a', 'b/y')).rejects.toMatchObject({ code: 'ENOTDIR' });
      await expect(tree.move('a/x', 'b')).rejects.toThrow(/EISDIR|ENOTEMPTY/);
      await expect(tree.move('a', 'b')).rejects.toThrow(/ENOTEMPTY|EEXIST/);
      await expect(tree.move('a', 'a/c')).rejects.toMatchObject({ code: 'EINVAL' });
      await tree.move('a', 'empty');
      expect((await tree.names('')).toSorted()).toEqual(['b', 'empty']);
      expect(await contentOf('empty/x')).toBe('x');
    });

    test('copies files and directories, whose originals stay', async () => {
      await write('a/b/x', 'x');
      await tree.makeDirectory('a/none');
      await tree.copy('a', 'c');
      await tree.write('a/b/x', 'changed');
      expect(await contentOf('c/b/x')).toBe('x');
      expect((await tree.names('c')).toSorted()).toEqual(['b', 'none']);
      await tree.copy('a/b/x', 'x');
      expect(await contentOf('x')).toBe('changed');
      for (const source of ['a', 'a/b/x'])
        for (const target of ['c', 'x'])
          await expect(tree.copy(source, target)).rejects.toMatchObject({ code: 'EEXIST' });
      expect([await contentOf('c/b/x'), await contentOf('x')]).toEqual(['x', 'changed']);
    });

    test('removes directories with their content, and empty ones alone', async () => {
      await write('a/b/x', 'x');
      await expect(tree.removeEmpty('a/b')).rejects.toMatchObject({ code: 'ENOTEMPTY' });
      await tree.remove('a/b/x');
      await tree.removeEmpty('a/b');
      await write('a/b/x', 'x');
      await tree.remove('a');
      await tree.remove('a');
      expect(await tree.names('')).toEqual([]);
    });

    test('changes the time of a directory with each of its entries', async () => {
      const start = 1_600_000_000_000;
      await write('a/x', 'x');
      const timeOf = async () => (await tree.stat('a'))!.modifiedMs;
      let last = start;
      for (const change of [
        () => tree.write('a/y', 'y'),
        () => tree.move('a/y', 'a/z'),
        () => tree.link('a/z', 'a/w'),
        () => tree.remove('a/w'),
        () => tree.makeDirectory('a/d'),
        () => tree.removeEmpty('a/d'),
      ]) {
        // A file system may count time in steps of milliseconds.
        await new Promise((resolve) => setTimeout(resolve, 20));
        await change();
        expect(await timeOf()).toBeGreaterThan(last);
        last = await timeOf();
      }
    });

    test('lends a file to readers that need a path', async () => {
      await write('a', 'text');
      const { location, release } = await tree.borrow('a');
      expect(await readFile(location, 'utf8')).toBe('text');
      expect((await stat(location)).size).toBe(4);
      await release();
      expect(await contentOf('a')).toBe('text');
    });

    test('lists a directory, and knows the contents of files', async () => {
      await write('a/x', 'x');
      await tree.makeDirectory('a/b');
      const entries = (await tree.entries('a')).toSorted((one, other) => (one.name < other.name ? -1 : 1));
      expect(entries).toEqual([
        { name: 'b', ...(await tree.stat('a/b')) },
        { name: 'x', ...(await tree.stat('a/x')) },
      ]);
      await expect(tree.entries('none')).rejects.toMatchObject({ code: 'ENOENT' });
      await expect(tree.entries('a/x')).rejects.toMatchObject({ code: 'ENOTDIR' });
      const sha256 = createHash('sha256').update('x').digest('hex');
      expect(await tree.digests(['none', 'a/x'])).toEqual([undefined, sha256]);
    });

    test('imports a local directory with its files', async () => {
      const local = join(folder, 'directory');
      await mkdir(join(local, 'b', 'none'), { recursive: true });
      await writeFile(join(local, 'b', 'x'), 'x');
      await utimes(join(local, 'b', 'x'), 1_700_000_000, 1_700_000_000);
      await tree.importDirectory(local, 'a/c');
      expect(await contentOf('a/c/b/x')).toBe('x');
      expect((await tree.stat('a/c/b/x'))!.modifiedAt).toEqual(new Date(1_700_000_000_000));
      expect((await tree.names('a/c/b')).toSorted()).toEqual(['none', 'x']);
      await tree.sync('a/c');
    });

    test('counts the files below a path', async () => {
      await write('a/x', 'x');
      await write('a/b/yy', 'yy');
      await write('a/.c/zzz', 'zzz');
      expect(await treeSize(tree, 'a')).toEqual({ bytes: 6, files: 3 });
      expect(await treeSize(tree, 'a/b/yy')).toEqual({ bytes: 2, files: 1 });
      expect(await treeSize(tree, 'none')).toEqual({ bytes: 0, files: 0 });
      const isLeftOut = (name: string) => name.startsWith('.');
      expect(await treeSize(tree, 'a', { isLeftOut })).toEqual({ bytes: 3, files: 2 });
      expect(await treeSize(tree, 'a', { isCounted: (name) => name === 'x' })).toEqual({ bytes: 1, files: 1 });
    });
  });
}
