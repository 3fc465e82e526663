import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createFileStore } from '../file-store';

export type TestFileStore = ReturnType<typeof aFileStore>;

/** A file store in a new folder. Nothing may write beside its `root`. */
export function aFileStore() {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-files-'));
  const root = join(folder, 'media');
  const files = createFileStore({ root });
  return {
    folder,
    root,
    files,
    async contentOf(path: string, range?: { start: number; end: number }) {
      const found = await files.read(path, range);
      return found && text(found.stream);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function* bytes(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}
