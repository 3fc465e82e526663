import { join } from 'node:path';
import { createFormCatalog, createSettingsStore, type Database } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, storeOfRun, type TestPlatform } from '@signalbox/platform-kit/testing';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { archiveKey } from '../../archives/archive-files';
import { platformPlugin } from '../../index';
import type { JobContext } from '@signalbox/jobs';
import { anArchive, type ArchiveContent, insertAdministrator } from '@signalbox/project-data/testing';
import { makeRestoreDeps } from '../make-restore-deps';
import type { RestoreChoice } from '../choice/restore-choice';
import type { RestoreDeps } from '../restore-deps';
import { runRestore } from '../run-restore';

export const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });

/** Settings like the product. */
export const productSettings = (database: Database) => createSettingsStore({ database, catalog });

/** A platform with the plug-in, and settings like the product. */
export async function restorePlatform(): Promise<TestPlatform> {
  const { bucket, close: closeStore } = await storeOfRun();
  const platform = await createTestPlatform({
    plugins: [platformPlugin],
    settings: productSettings,
    bucket,
  });
  const close = platform.close.bind(platform);
  return Object.assign(platform, {
    async close() {
      await close();
      await closeStore?.();
    },
  });
}

/** A platform with an administrator, and its folder of media, where these are in a folder. */
export async function mediaPlatform(): Promise<{ platform: TestPlatform; media: string }> {
  const platform = await restorePlatform();
  await insertAdministrator(platform.kit);
  return { platform, media: join(platform.kit.dataDir, 'media') };
}

/** Replaces the archive of the backup `id` of the default project. */
export async function putArchive({ kit }: TestPlatform, id: string, content: ArchiveContent): Promise<void> {
  const path = await anArchive(join(kit.dataDir), content);
  await kit.archives.importFile(archiveKey({ project: 'default', id }), path);
}

let count = 0;

/** Restores without routes and jobs, with other dependencies. */
export async function restore(
  { kit }: TestPlatform,
  { choice, deps = {}, id = `restore-${(count += 1)}`, signal, backupId = 'b1' }: RestoreRun,
) {
  const context: JobContext = {
    id,
    signal: signal ?? new AbortController().signal,
    progress: () => undefined,
    passPointOfNoReturn: async () => signal?.throwIfAborted(),
    letOthersRun: async () => undefined,
  };
  const toRun = {
    project: 'default',
    backupId,
    safetyName: 'Before',
    choice,
    viewer: aViewer(),
    language: 'en' as const,
  };
  return runRestore({ ...makeRestoreDeps(kit), ...deps }, toRun, context);
}

interface RestoreRun {
  choice: RestoreChoice;
  deps?: Partial<RestoreDeps>;
  id?: string;
  signal?: AbortSignal;
  backupId?: string;
}
