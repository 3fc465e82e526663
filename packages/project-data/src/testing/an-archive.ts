import { join } from 'node:path';
import { type EntryKind, writeArchive } from '@signalbox/archive';
import type { JsonObject } from '@signalbox/schemas';

export interface ArchiveContent {
  project?: string;
  name?: string;
  version?: string;
  /** Records by module, one line each. A string is written verbatim. */
  modules?: Record<string, (JsonObject | string)[]>;
  /** Content by path below the project's media. A path that ends in `/` is an empty directory. */
  fileServer?: Record<string, string>;
  html?: Record<string, string>;
}

/** Writes an archive like a backup and returns its path. */
export async function anArchive(folder: string, content: ArchiveContent): Promise<string> {
  const { project = 'default', name = 'Nightly', version = '0.1.0', modules, fileServer, html } = content;
  const target = join(folder, `${name}.zip`);
  await writeArchive({
    target,
    entries: [
      ...Object.entries(modules ?? {}).map(([module, records]) => ({
        kind: 'data' as const,
        name: module,
        open: () => chunks(records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record)))),
      })),
      ...filesOf('fileServer', fileServer ?? {}),
      ...filesOf('html', html ?? {}),
    ],
    options: {
      product: { name: 'Signalbox', version },
      project,
      name,
      items: [
        ...(fileServer ? ['fileServer' as const] : []),
        ...(html ? ['html' as const] : []),
        ...(modules ? ['mongodb' as const] : []),
      ],
      time: new Date('2026-05-04T03:02:00Z'),
    },
  });
  return target;
}

/** The record that a backup writes for a document of `body`. */
export function aRecord(id: string, body: JsonObject, time = '2026-01-02T03:04:05.678Z'): JsonObject {
  return { id, createdAt: time, updatedAt: time, body };
}

function filesOf(kind: EntryKind, files: Record<string, string>) {
  return Object.entries(files).map(([name, text]) =>
    name.endsWith('/') ? { kind, name, isDirectory: true as const } : { kind, name, open: () => chunks([text], '') },
  );
}

async function* chunks(texts: string[], end = '\n'): AsyncGenerator<string> {
  for (const text of texts) yield text + end;
}
