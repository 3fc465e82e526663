import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compose, noise, someContent } from '../testing/sample';
import { temporaryFolder } from '../testing/temporary-folder';
import { extractArchive, type ExtractProgress } from './extract-archive';

const long = Buffer.concat(Array.from({ length: 60 }, (_, seed) => noise(50_001, seed % 3)));
const content = { ...someContent(), 'fileServer/films/long.mp4': long, 'fileServer/films/long.txt': long };
const files = Object.keys(content)
  .filter((name) => !name.endsWith('/'))
  .map((entry) => ({ entry, path: `deep/${entry}` }));

async function anArchive(password?: string) {
  const folder = temporaryFolder();
  const path = join(folder, 'a.zip');
  await compose(path, { content, password });
  return { above: folder, path, password, folder: join(folder, 'out') };
}

describe.each([{ password: undefined }, { password: 'c' }])(
  'files of an archive with the password $password',
  ({ password }) => {
    it('are extracted unchanged, in a worker, with progress updates', async () => {
      const { above: _above, ...archive } = await anArchive(password);
      const updates: ExtractProgress[] = [];
      await extractArchive({ ...archive, files, onProgress: (progress) => updates.push(progress) });
      for (const { entry, path } of files)
        expect(readFileSync(join(archive.folder, path)).equals(content[entry as keyof typeof content]), entry).toBe(
          true,
        );
      expect(updates.at(-1)?.bytes).toBeGreaterThan(0);
      expect(statSync(archive.folder).mode & 0o777).toBe(0o700);
    });

    it('leave nothing where one of them was tampered with', async () => {
      const { above, ...archive } = await anArchive(password);
      const bytes = readFileSync(archive.path);
      const at = Math.floor(bytes.length / 2);
      bytes[at] = bytes[at]! ^ 1;
      writeFileSync(archive.path, bytes);
      await expect(extractArchive({ ...archive, files })).rejects.toMatchObject({ reason: 'tampered' });
      expect(readdirSync(above)).toEqual(['a.zip']);
    });

    it('leave nothing where the caller aborts', async () => {
      const { above, ...archive } = await anArchive(password);
      const ending = new AbortController();
      const onProgress = () => ending.abort(new Error('enough'));
      await expect(extractArchive({ ...archive, files, onProgress, signal: ending.signal })).rejects.toThrow('enough');
      expect(readdirSync(above)).toEqual(['a.zip']);
    });
  },
);

it('does not change an existing file or folder at the target', async () => {
  const { above, ...archive } = await anArchive();
  writeFileSync(archive.folder, 'mine');
  await expect(extractArchive({ ...archive, files })).rejects.toMatchObject({ code: 'EEXIST' });
  expect(readFileSync(archive.folder, 'utf8')).toBe('mine');
  expect(readdirSync(above).toSorted()).toEqual(['a.zip', 'out']);
});
