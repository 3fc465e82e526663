import { writeArchive, type ArchiveSource } from '@signalbox/archive';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { MessageLocale } from '@signalbox/platform-kit/rest';
import type { JsonObject } from '@signalbox/schemas';
import { archiveFolder, archivePath, makeFolder, removeFile } from '../archives/archive-files';
import {
  type ModuleTees,
  moduleFingerprint,
  moduleSizes,
  moduleSources,
  openSnapshot,
  projectFiles,
  readIn,
  type Snapshot,
  withIndexDeferred,
} from '@signalbox/project-data';
import { errorSentence } from '../archives/operation-error';
import { rejectTooMany } from './reject-too-many';
import {
  backupStore,
  type BackupOrigin,
  type BackupRecord,
  chosenItems,
  type ItemChoice,
  megabytes,
  recordBody,
} from '../records/backup-record';
import { filesSize } from './sizes';

/** What is to be backed up; judged already. */
export interface BackupInput {
  project: string;
  name: string;
  item: ItemChoice;
  /** Of the project's own; empty without `item.mongodb`. */
  modules: readonly string[];
  excludedDirs: readonly string[];
  /**
   * Paths by item; where an item is left out, all of its files. Empty directories come in any case. Waited for once the
   * data are read.
   */
  onlyFiles?: OnlyFiles | Promise<OnlyFiles>;
  moduleRules?: JsonObject;
  origin: BackupOrigin;
  cycleId?: string;
  isProtected?: boolean;
  creator: string;
  /** Of what the record says went wrong. */
  language?: MessageLocale;
}

export type OnlyFiles = Partial<Record<'fileServer' | 'html', ReadonlySet<string>>>;

export interface BackupToWrite {
  /** Of the record, and of the archive. */
  id: string;
  input: BackupInput;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
  /** The state to back up, which stays open; that of this moment unless given. */
  snapshot?: Snapshot;
  /** Reads the modules along. */
  tees?: ModuleTees;
  /** About how much there is to read, for those who will know it; else it is counted. */
  expectedBytes?: Promise<number>;
  /** Prints of modules in that state, for those who know them; the others are made. */
  prints?: ReadonlyMap<string, string>;
  /** Called between the steps; tests end the process here. */
  atStep?: (step: BackupStep) => void;
}

/** The record is there, and says that the backup is being made; its data are read; its archive is in its place. */
export type BackupStep = 'recorded' | 'dataRead' | 'archived';

/** Makes a backup inside a job: its record, its archive, and the record again. */
export async function writeBackup(kit: PlatformKit, backup: BackupToWrite): Promise<BackupRecord> {
  const record = await recordBackup(kit, backup);
  backup.atStep?.('recorded');
  return writeRecorded(kit, record, backup);
}

/**
 * Writes the archive of a recorded backup, and the record again. Aborted by the signal it leaves neither; failed
 * otherwise, a record that says why. `recoverBackups` cleans up after a crashed process.
 */
export async function writeRecorded(
  kit: PlatformKit,
  record: BackupRecord,
  backup: BackupToWrite,
): Promise<BackupRecord> {
  const { id, input, signal, atStep } = backup;
  const store = backupStore(kit, input.project);
  try {
    const { size, contentBytes, time } = await writeContent(kit, backup);
    atStep?.('archived');
    const now = kit.clock.now();
    const found: Partial<BackupRecord> = {
      status: 'succeed',
      size: megabytes(size),
      bytes: size,
      contentBytes,
      seconds: (now - Date.parse(record.createTime)) / 1_000,
      updateTime: new Date(now).toISOString(),
      time: time.toISOString(),
    };
    // Somebody may have renamed or protected it meanwhile.
    const done = await withIndexDeferred(kit, (its) => backupStore(its, input.project).merge(id, { ...found }));
    return done as unknown as BackupRecord;
  } catch (error) {
    await removeFile(archivePath(kit, { project: input.project, id }));
    if (signal.aborted) await store.remove(id);
    else await store.merge(id, { status: 'fail', message: errorSentence(error, input.language ?? 'en') });
    throw error;
  }
}

/** Writes the record of a backup that is being made. */
export async function recordBackup(
  kit: PlatformKit,
  { id, input }: Pick<BackupToWrite, 'id' | 'input'>,
): Promise<BackupRecord> {
  const { project, onlyFiles: _files, modules, excludedDirs, isProtected = false, ...options } = input;
  const now = new Date(kit.clock.now()).toISOString();
  const record: BackupRecord = {
    ...options,
    id,
    modules: [...modules],
    excludedDirs: [...excludedDirs],
    isProtected,
    type: 'export',
    status: 'ongoing',
    size: 0,
    bytes: 0,
    createTime: now,
    updateTime: now,
  };
  await withIndexDeferred(kit, (its) => backupStore(its, project).insert(recordBody(record)));
  return record;
}

async function writeContent(
  kit: PlatformKit,
  { id, input, signal, onProgress, atStep, snapshot: given, expectedBytes: known, tees, prints }: BackupToWrite,
) {
  const { project, name, item } = input;
  const excludedDirs = item.fileServer === true ? [...input.excludedDirs] : [];
  await makeFolder(archiveFolder(kit, project));
  let total = known ? Number.POSITIVE_INFINITY : await expectedBytes(kit, input);
  known?.then((bytes) => (total = bytes), leaveUnknown);
  const snapshot = given ? { ...given, close: async () => undefined } : await openSnapshot(kit);
  try {
    const written = await writeArchive({
      target: archivePath(kit, { project, id }),
      options: {
        product: kit.product,
        project,
        name,
        items: chosenItems(item),
        excludedDirs,
        time: snapshot.time,
        prints: await fingerprintsOf(snapshot, input, prints),
      },
      entries: contentOf(kit, { input, snapshot, tees, atStep }),
      // Somebody waits for the restore that it belongs to.
      isQuick: input.origin === 'safety',
      signal,
      onProgress: ({ bytesRead }) => onProgress(bytesRead / Math.max(total, bytesRead, 1)),
    });
    return { size: written.size, contentBytes: written.bytes, time: snapshot.time };
  } finally {
    await snapshot.close();
  }
}

function leaveUnknown(): void {}

async function fingerprintsOf(
  snapshot: Snapshot,
  { project, modules }: BackupInput,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const module of modules) {
    const print = known.get(module) ?? (await moduleFingerprint(readIn(snapshot), { project, module }));
    if (print !== undefined) prints[module] = print;
  }
  return prints;
}

/** Data first: so the snapshot, which keeps the database from tidying up, is short. */
async function* contentOf(
  kit: PlatformKit,
  { input, snapshot, tees, atStep }: Pick<BackupToWrite, 'input' | 'tees' | 'atStep'> & { snapshot: Snapshot },
): AsyncGenerator<ArchiveSource> {
  const { project, modules, item, excludedDirs } = input;
  yield* moduleSources({ snapshot, project, modules, tees });
  await snapshot.close();
  atStep?.('dataRead');
  const onlyFiles = (await input.onlyFiles) ?? {};
  for (const each of ['fileServer', 'html'] as const) {
    if (item[each] !== true) continue;
    for await (const { source } of projectFiles(kit, { item: each, project, excludedDirs }))
      if ('isDirectory' in source || (onlyFiles[each]?.has(source.name) ?? true)) yield source;
  }
}

/** Bytes that there are to read. Throws `backupTooManyFiles`, before anything is read. */
async function expectedBytes(
  kit: PlatformKit,
  { project, modules, item, excludedDirs, onlyFiles }: BackupInput,
): Promise<number> {
  const data = modules.length === 0 ? [] : await moduleSizes(kit, project);
  let total = data.filter(({ name }) => modules.includes(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  let entries = modules.length;
  for (const each of ['fileServer', 'html'] as const) {
    if (item[each] !== true) continue;
    const files = await filesSize(kit, { item: each, project, excludedDirs });
    total += files.bytes;
    entries += files.entries;
  }
  if (onlyFiles === undefined) rejectTooMany(entries);
  return total;
}
