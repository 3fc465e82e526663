import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFormCatalog, createSettingsStore } from '@signalbox/platform-kit';
import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { archivePath } from '../../testing/archive-path';
import { platformPlugin } from '../../index';
import type { JobContext } from '@signalbox/jobs';
import { anArchive, type ArchiveContent, insertAdministrator } from '@signalbox/project-data/testing';
import { makeRestoreDeps } from '../make-restore-deps';
import type { RestoreChoice } from '../choice/restore-choice';
import type { RestoreDeps } from '../restore-deps';
import { runRestore } from '../run-restore';

const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });

/** A platform with the plug-in, and settings like the product. */
export function restorePlatform(): Promise<TestPlatform> {
  return createTestPlatform({
    plugins: [platformPlugin],
    settings: (database) => createSettingsStore({ database, catalog }),
  });
}

/** A platform with an administrator, and its folder of media. */
export async function mediaPlatform(): Promise<{ platform: TestPlatform; media: string }> {
  const platform = await restorePlatform();
  await insertAdministrator(platform.kit);
  return { platform, media: join(platform.kit.dataDir, 'media') };
}

/** Replaces the archive of the backup `id` of the default project. */
export async function putArchive({ kit }: TestPlatform, id: string, content: ArchiveContent): Promise<void> {
  const target = archivePath(kit, { project: 'default', id });
  await mkdir(dirname(target), { recursive: true });
  await copyFile(await anArchive(join(kit.dataDir), content), target);
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
    userId: 'admin',
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
