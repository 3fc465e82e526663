import { expect } from 'vitest';
import { aBackupRecord } from '../../testing/a-backup-record';
import { backupStore } from '../../records/backup-record';
import { type BackupPlatform, createBackupPlatform } from '../../testing/backup-platform';
import { insertCrashedTask } from '@signalbox/platform-kit/testing/jobs';
import { insertAdministrator } from '@signalbox/project-data/testing';
import { restore } from './restore-bench';

export interface BackedUp {
  platform: BackupPlatform;
  backupId: string;
}

/** A platform with a file, and a backup of its files. */
export async function backedUpPlatform(): Promise<BackedUp> {
  const platform = await createBackupPlatform();
  await insertAdministrator(platform.kit);
  await platform.writeMedia('a.txt', 'a');
  const { id } = await platform.backUp({ name: 'Nightly', item: { fileServer: true } });
  return { platform, backupId: String(id) };
}

/** The records of a running restore, `left`. Its user reads Chinese. */
export interface CrashedRestore {
  /** Target of its record. */
  target: string;
  mark: 'restore' | 'databaseRestore' | 'timeSeriesRestore';
  item: Record<string, boolean>;
  modules?: string[];
}

export async function insertCrashedRestore(
  { kit }: BackupPlatform,
  { target, mark, item, modules = [] }: CrashedRestore,
) {
  await insertCrashedTask(kit, { id: 'left', mark });
  const record = aBackupRecord({ id: 'left', type: 'import', language: 'zh-Hans', item, modules });
  await backupStore(kit, target).insert(record);
}

/** A restore of the files, `left`, whose process crashed after its commit. */
export async function crashAfterCommit({ platform, backupId }: BackedUp): Promise<void> {
  await insertCrashedRestore(platform, { target: 'default', mark: 'restore', item: { fileServer: true } });
  await platform.writeMedia('b.txt', 'b');
  const atStep = (step: string) => {
    if (step === 'committed') throw new Error('died');
  };
  const choice = { rules: {}, fileServer: 2 as const };
  await expect(restore(platform, { id: 'left', choice, deps: { atStep }, backupId })).rejects.toThrow('died');
}
