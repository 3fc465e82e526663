import type { ArchiveItems } from '@signalbox/schemas/types';
import type { MessageLocale } from '@signalbox/api';
import { isHandedBack } from '@signalbox/jobs';
import { defaultLimits, writeArchive, type ArchiveSource } from '@signalbox/archive';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import {
  errorSentence,
  makeFolder,
  passingName,
  removeFile,
  temporaryFolder,
  temporaryPath,
  tooManyFiles,
} from '@signalbox/platform-kit/archive-files';
import { type ArchiveAddress, archiveKey } from '../archives/archive-files';
import {
  entryNote,
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
import { backupStore, chosenItems, megabytes } from '../records/backup-record';
import { filesSize } from './sizes';
import type { BackupRecord, BackupOrigin } from '../../shared/backup-record';

/** The validated choice of a backup. */
export interface BackupInput {
  project: string;
  name: string;
  item: ArchiveItems;
  /** Modules of the project. Empty without `item.mongodb`. */
  modules: readonly string[];
  excludedDirs: readonly string[];
  /**
   * Paths by item. Undefined for an item: all of its files. Empty directories are always included. Awaited after the
   * data are read.
   */
  onlyFiles?: OnlyFiles | Promise<OnlyFiles>;
  moduleRules?: JsonObject;
  origin: BackupOrigin;
  cycleId?: string;
  isProtected?: boolean;
  creator: string;
  /** Language of the error message in the record. */
  language?: MessageLocale;
}

export type OnlyFiles = Partial<Record<'fileServer' | 'html', ReadonlySet<string>>>;

interface BackupToWrite {
  /** Id of the record, and of the archive. */
  id: string;
  input: BackupInput;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
  /** The state to back up. The caller closes it. Default: a snapshot of this moment. */
  snapshot?: Snapshot;
  /** Receive a copy of the modules' lines. */
  tees?: ModuleTees;
  /** Approximate number of bytes to read. Default: counted. */
  expectedBytes?: Promise<number>;
  /** Fingerprints of modules in that state, as far as they are known. The others are computed. */
  fingerprints?: ReadonlyMap<string, string>;
  /** Called between the steps. Tests end the process here. */
  atStep?: (step: BackupStep) => void;
}

/** `recorded`: the record exists, ongoing · `dataRead`: all data are read · `archived`: the archive is in its place. */
export type BackupStep = 'recorded' | 'dataRead' | 'archived';

/** Makes a backup inside a job: inserts its record, writes its archive, updates the record. */
export async function writeBackup(kit: PlatformKit, backup: BackupToWrite): Promise<BackupRecord> {
  const record = await recordBackup(kit, backup);
  backup.atStep?.('recorded');
  return writeRecorded(kit, record, backup);
}

/**
 * Writes the archive of a recorded backup and updates its record. Removes both when the signal is aborted, unless the job runs
 * again. Other errors are noted in the record. `recoverBackups` cleans up after a crashed process.
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
    const found = {
      status: 'succeed',
      size: megabytes(size),
      bytes: size,
      contentBytes,
      seconds: (now - Date.parse(record.createTime)) / 1_000,
      updateTime: new Date(now).toISOString(),
      time: time.toISOString(),
    };
    // Merges, as a user may have renamed or protected the backup meanwhile.
    return await withIndexDeferred(kit, (deferring) => backupStore(deferring, input.project).merge(id, found));
  } catch (error) {
    if (isHandedBack(signal)) throw error;
    await discardArchive(kit, { project: input.project, id });
    if (signal.aborted) await store.remove(id);
    else await store.merge(id, { status: 'fail', message: errorSentence(error, input.language ?? 'en') });
    throw error;
  }
}

/** Inserts the record of a backup that is being made. One that is made again keeps its record, with its name and protection of now. */
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
  await withIndexDeferred(kit, async (deferring) => {
    const store = backupStore(deferring, project);
    if (await store.get(id))
      await store.change(id, ({ message: _error, ...known }) => ({ ...known, status: 'ongoing' }));
    else await store.insert(record);
  });
  return record;
}

async function writeContent(
  kit: PlatformKit,
  { id, input, signal, onProgress, atStep, snapshot: given, expectedBytes: known, tees, fingerprints }: BackupToWrite,
) {
  const { project, name, item } = input;
  const excludedDirs = item.fileServer === true ? [...input.excludedDirs] : [];
  await makeFolder(temporaryFolder(kit));
  const file = temporaryPath(kit, `${passingName('archive', id)}.zip`);
  let total = known ? Number.POSITIVE_INFINITY : await expectedBytes(kit, input);
  known?.then((bytes) => (total = bytes), leaveUnknown);
  const snapshot = given ? { ...given, close: async () => undefined } : await openSnapshot(kit);
  try {
    const written = await writeArchive({
      target: file,
      options: {
        product: kit.product,
        project,
        name,
        items: chosenItems(item),
        excludedDirs,
        time: snapshot.time,
        fingerprints: await fingerprintsOf(snapshot, input, fingerprints),
      },
      entries: contentOf(kit, { input, snapshot, tees, atStep }),
      // A restore waits for its safety backup.
      isQuick: input.origin === 'safety',
      signal,
      onProgress: ({ bytesRead }) => onProgress(bytesRead / Math.max(total, bytesRead, 1)),
    });
    await kit.archives.importFile(archiveKey({ project, id }), file, { signal });
    return { size: written.size, contentBytes: written.bytes, time: snapshot.time };
  } finally {
    await snapshot.close();
    await removeFile(file);
  }
}

function leaveUnknown(): void {}

/** An archive that cannot be removed now has the record of a failed backup, and is removed together with that. */
async function discardArchive(kit: PlatformKit, address: ArchiveAddress): Promise<void> {
  await kit.archives
    .remove(archiveKey(address))
    .catch((err: unknown) => kit.log.warn({ err, ...address }, 'the archive of a failed backup was not removed'));
}

async function fingerprintsOf(
  snapshot: Snapshot,
  { project, modules }: BackupInput,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<Record<string, string>> {
  const fingerprints: Record<string, string> = {};
  for (const module of modules) {
    const fingerprint = known.get(module) ?? (await moduleFingerprint(readIn(snapshot), { project, module }));
    if (fingerprint !== undefined) fingerprints[module] = fingerprint;
  }
  return fingerprints;
}

/** Reads the data first, to close the snapshot early: it blocks the vacuum of the database. */
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
    const notes = each === 'fileServer' ? await kit.mediaNotes.read(project) : undefined;
    for await (const { source, bytes } of projectFiles(kit, { item: each, project, excludedDirs }))
      if ('isDirectory' in source || (onlyFiles[each]?.has(source.name) ?? true))
        yield { ...source, note: entryNote(notes?.get(source.name), bytes) };
  }
}

/** Number of bytes to read. Throws `backupTooManyFiles` before anything is read. */
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

/** Throws `backupTooManyFiles` for more entries than a reader of archives accepts: it keeps all of them in memory. */
function rejectTooMany(entries: number): void {
  if (entries > defaultLimits.maxEntries) throw tooManyFiles(entries);
}
