import { createFormCatalog, type PlatformKit } from '@signalbox/platform-kit';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { createBodyIndex } from '@signalbox/project-data';
import { backupRecord } from '../records/backup-record';
import { checkHealth } from './finish/health';
import type { RestoreDeps } from './restore-deps';
import { makeSafetyBackup } from './stage/safety-backup';

/** The dependencies of a restore in the product. */
export function makeRestoreDeps(kit: PlatformKit): RestoreDeps {
  return {
    kit,
    bodyIndex: createBodyIndex(kit.pool),
    catalog: createFormCatalog({ forms, groups, compiled: compiledForms, checks: kit.settingChecks }),
    checkHealth,
    makeSafetyBackup: (backup) => makeSafetyBackup(kit, backup),
    keptFoldersOf: async (backup) => (await backupRecord(kit, backup))?.excludedDirs ?? [],
  };
}
