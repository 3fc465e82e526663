import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extractFiles } from '../extract/extract-files';
import { type ArchiveToOpen, openForReading } from '../read/open-archive';

/** As `readAll`, but through files, in this thread: the worker has tests of its own. Removes the files. */
export async function extractAll(archive: ArchiveToOpen, above: string): Promise<Record<string, Buffer>> {
  const folder = join(above, 'extracted');
  const open = await openForReading(archive);
  try {
    await mkdir(folder);
    const names = open.list().map(({ name }) => name);
    const files = names.map((name) => ({ entry: name, path: name.replace(/\/$/, '') }));
    await extractFiles({ archive: open, folder, files, onProgress: () => undefined });
    const content: Record<string, Buffer> = {};
    for (const name of names) content[name] = name.endsWith('/') ? Buffer.from('') : await readFile(join(folder, name));
    return content;
  } finally {
    await open.close();
    await rm(folder, { recursive: true, force: true });
  }
}
