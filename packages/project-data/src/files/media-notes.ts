import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { RestoreRule } from '@signalbox/schemas/types';
import type { EntryNote, OpenArchive } from '@signalbox/archive';
import type { MediaNote, PlatformKit } from '@signalbox/platform-kit';
import type { FilesPlan } from './plan-files';
import { archivedFiles } from './archived-files';
import type { FileArea } from './file-area';
import type { JobFolder } from './job-folder';

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
  kit: Pick<PlatformKit, 'mediaNotes' | 'fileTree'>;
  project: string;
  archive: Pick<OpenArchive, 'list'>;
  area: FileArea;
  plan: FilesPlan;
  rule: RestoreRule;
  jobFolder: JobFolder;
}

/**
 * Stores the notes of the archive's files for `writeStagedNotes`, and those of the files that they replace for
 * `writeEarlierNotes`. Call it after `stageFiles`, and after invalid files were removed from the plan.
 */
export async function stageNotes({ kit, project, archive, area, plan, rule, jobFolder }: NotesToStage): Promise<void> {
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
  await kit.fileTree.write(stagedNotes(jobFolder), linesOf(notes));
  const before = notes.flatMap(({ path }) => {
    const bytes = existing.get(path)?.bytes;
    if (bytes === undefined) return [];
    return [earlier.get(path) ?? { path, bytes, sha256: null, uploader: null, altText: null }];
  });
  await kit.fileTree.write(earlierNotes(jobFolder), linesOf(before));
}

interface StagedNotes {
  kit: Pick<PlatformKit, 'mediaNotes' | 'fileTree'> & { log: Pick<PlatformKit['log'], 'warn'> };
  project: string;
  jobFolder: JobFolder;
}

/** Gives restored files their notes, after the swap. Can be repeated. */
export function writeStagedNotes(staged: StagedNotes): Promise<void> {
  return write(staged, stagedNotes(staged.jobFolder), { isExact: false });
}

/** Gives files their notes back, after the swap was undone. Can be repeated. */
export function writeEarlierNotes(staged: StagedNotes): Promise<void> {
  return write(staged, earlierNotes(staged.jobFolder), { isExact: true });
}

/** The files are in place: what only describes them must not hold up the end of the job. */
async function write({ kit, project }: StagedNotes, path: string, options: { isExact: boolean }): Promise<void> {
  try {
    // An earlier version staged the files, or none were chosen.
    const file = await kit.fileTree.read(path);
    if (!file) return;
    // Without the media plug-in, nothing reads it.
    await kit.mediaNotes.write(project, batches(file.content), options).finally(() => file.content.destroy());
  } catch (err) {
    kit.log.warn({ err, project }, 'uploaders and alternative texts of restored media files could not be stored');
  }
}

function* linesOf(notes: readonly MediaNote[]): Generator<string> {
  for (const note of notes) yield `${JSON.stringify(note)}\n`;
}

async function* batches(content: Readable): AsyncGenerator<MediaNote[]> {
  let batch: MediaNote[] = [];
  for await (const line of createInterface({ input: content })) {
    batch.push(JSON.parse(line) as MediaNote);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function stagedNotes({ path }: JobFolder): string {
  return `${path}/media-notes.ndjson`;
}

function earlierNotes({ path }: JobFolder): string {
  return `${path}/earlier-media-notes.ndjson`;
}

const batchSize = 500;
