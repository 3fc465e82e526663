import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type { RestoreRule } from '@signalbox/schemas/types';
import type { EntryNote, OpenArchive } from '@signalbox/archive';
import type { MediaNote, PlatformKit } from '@signalbox/platform-kit';
import type { FilesPlan } from './plan-files';
import { exists } from './exists';
import { archivedFiles } from './archived-files';
import type { FileArea } from './file-area';

/**
 * What a manifest says about a media file of `bytes`. The uploader is that of a content, while the alternative text belongs
 * to the file.
 */
export function entryNote(note: MediaNote | undefined, bytes: number): EntryNote | undefined {
  if (note === undefined) return undefined;
  const { uploader, altText } = note;
  return {
    ...(uploader === null || note.bytes !== bytes ? {} : { uploader }),
    ...(altText === null ? {} : { altText }),
  };
}

interface NotesToStage {
  kit: Pick<PlatformKit, 'mediaNotes'>;
  project: string;
  archive: Pick<OpenArchive, 'list'>;
  area: FileArea;
  plan: FilesPlan;
  rule: RestoreRule;
  /** Folder of the operation. */
  folder: string;
}

/**
 * Stores the notes of the archive's files for `writeStagedNotes`, and those of the files that they replace for
 * `writeEarlierNotes`. Call it after `stageFiles`, and after invalid files were removed from the plan.
 */
export async function stageNotes({ kit, project, archive, area, plan, rule, folder }: NotesToStage): Promise<void> {
  const earlier = await kit.mediaNotes.read(project);
  const existing = new Map(plan.existing.files.map((file) => [file.path, file]));
  const notes: MediaNote[] = [];
  for (const [path, entry] of archivedFiles(archive, area).files) {
    const planned = plan.files.get(path);
    if (planned === undefined || (planned.from === 'existing' && rule === 1)) continue;
    const { uploader = null, altText = null } = entry;
    const cleaned = planned.from === 'archive' ? planned.bytes : undefined;
    notes.push({
      path,
      bytes: cleaned ?? entry.size,
      sha256: cleaned === undefined ? entry.sha256 : null,
      uploader,
      altText,
    });
  }
  await store(stagedNotes(folder), notes);
  const before = notes.flatMap(({ path }) => {
    const bytes = existing.get(path)?.bytes;
    if (bytes === undefined) return [];
    return [earlier.get(path) ?? { path, bytes, sha256: null, uploader: null, altText: null }];
  });
  await store(earlierNotes(folder), before);
}

interface StagedNotes {
  kit: Pick<PlatformKit, 'mediaNotes' | 'log'>;
  project: string;
  folder: string;
}

/** Gives restored files their notes, after the swap. Can be repeated. */
export function writeStagedNotes(staged: StagedNotes): Promise<void> {
  return write(staged, stagedNotes(staged.folder), { isExact: false });
}

/** Gives files their notes back, after the swap was undone. Can be repeated. */
export function writeEarlierNotes(staged: StagedNotes): Promise<void> {
  return write(staged, earlierNotes(staged.folder), { isExact: true });
}

/** The files are in place: what only describes them must not hold up the end of the operation. */
async function write({ kit, project }: StagedNotes, location: string, options: { isExact: boolean }): Promise<void> {
  try {
    // An earlier version staged the files, or none were chosen.
    if (await exists(location)) await kit.mediaNotes.write(project, batches(location), options);
  } catch (err) {
    kit.log.warn({ err, project }, 'uploaders and alternative texts of restored media files could not be stored');
  }
}

async function store(location: string, notes: readonly MediaNote[]): Promise<void> {
  await pipeline(linesOf(notes), createWriteStream(location, { mode: 0o600 }));
}

function* linesOf(notes: readonly MediaNote[]): Generator<string> {
  for (const note of notes) yield `${JSON.stringify(note)}\n`;
}

async function* batches(location: string): AsyncGenerator<MediaNote[]> {
  let batch: MediaNote[] = [];
  for await (const line of createInterface({ input: createReadStream(location) })) {
    batch.push(JSON.parse(line) as MediaNote);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function stagedNotes(folder: string): string {
  return join(folder, 'media-notes.ndjson');
}

function earlierNotes(folder: string): string {
  return join(folder, 'earlier-media-notes.ndjson');
}

const batchSize = 500;
