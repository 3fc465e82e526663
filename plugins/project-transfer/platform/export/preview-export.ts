import type { PlatformKit } from '@signalbox/platform-kit';
import { openSnapshot, projectFiles, type Snapshot } from '@signalbox/project-data';
import type { ExportPreview, LeftOut } from '../../shared/transfer';
import type { ProjectPart } from '../project-parts';
import { leftOutOf, sizeOf } from './part-selects';

interface PartsOfProject {
  project: string;
  parts: readonly ProjectPart[];
}

/** The content of an export of these parts, and the secrets that it leaves out. */
export async function previewExport(kit: PlatformKit, { project, parts }: PartsOfProject): Promise<ExportPreview> {
  const snapshot = await openSnapshot(kit);
  try {
    const preview: ExportPreview = { parts: [], leftOut: await leftOutIn(snapshot, { project, parts }) };
    for (const part of parts) {
      const { name } = part;
      if (part.kind === 'files') preview.parts.push({ name, ...(await filesSize(kit, project)) });
      else
        for (const size of await rowsOf<{ records: number; bytes: number }>(snapshot, sizeOf({ project, part })))
          preview.parts.push({ name, ...size });
    }
    return preview;
  } finally {
    await snapshot.close();
  }
}

/** The secrets that an export leaves out, by field. */
export async function leftOutIn(snapshot: Snapshot, { project, parts }: PartsOfProject): Promise<LeftOut[]> {
  const all: LeftOut[] = [];
  for (const part of parts)
    if (part.kind !== 'files')
      for (const row of await rowsOf<Omit<LeftOut, 'part'>>(snapshot, leftOutOf({ project, part })))
        all.push({ part: part.name, ...row });
  return all;
}

async function rowsOf<Row>(snapshot: Snapshot, select: string): Promise<Row[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of snapshot.lines(select)) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row);
}

async function filesSize(kit: PlatformKit, project: string): Promise<{ records: number; bytes: number }> {
  const size = { records: 0, bytes: 0 };
  for await (const { source, bytes } of projectFiles(kit, { item: 'fileServer', project, excludedDirs: [] })) {
    size.records += 'isDirectory' in source ? 0 : 1;
    size.bytes += bytes;
  }
  return size;
}
