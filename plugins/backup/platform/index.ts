import type { PlatformPlugin } from '@signalbox/platform-kit';
import en from '../locales/en.json';
import platformEn from '../locales/platform/en.json';
import platformZhHans from '../locales/platform/zh-Hans.json';
import zhHans from '../locales/zh-Hans.json';
import { manifest } from '../manifest';
import { backupErrors } from '../shared/errors';
import { cycleRoutes } from './cycles/cycle-routes';
import { followDirectory } from './cycles/follow-directory';
import { recoverCycles } from './cycles/recover-cycles';
import { runCycleNow } from './cycles/run-cycle-now';
import { scheduledCycles } from './cycles/scheduled-cycles';
import { scheduleCycles } from './cycles/schedule-cycles';
import { downloadRoutes } from './download/download-routes';
import { ticketMigrations } from './download/tickets';
import { defineBackupJobs } from './job-kinds';
import { startMaintenance } from './maintenance';
import { makeRoutes } from './make/make-routes';
import { repeatBackup } from './make/manual-backup';
import { recoverBackups } from './make/recover-backups';
import { offsiteRoutes } from './offsite/offsite-routes';
import { backupGauges } from './records/backup-gauges';
import { verifyAllCheck } from './records/verify-all';
import { recordRoutes } from './records/record-routes';
import { repeatVerification } from './records/repeat-verification';
import { journalMigrations } from './restore/journal/journal';
import { makeRestoreDeps } from './restore/make-restore-deps';
import { recoverRestores } from './restore/recovery/recover-restores';
import { restoreRoutes } from './restore/routes/restore-routes';
import { retentionRoutes } from './cycles/retention-routes';
import { scopes } from './scopes';
import { reportFailures } from './report-failures';
import { uploadRoutes } from './upload/upload-routes';

/** Backups of a project, of the database and of time series. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  title: 'Backup and restore',
  errors: backupErrors,
  messages: { en: { ...en, ...platformEn }, 'zh-Hans': { ...zhHans, ...platformZhHans } },
  async register(rest, kit) {
    const restoreDeps = makeRestoreDeps(kit);
    const deps = { kit, log: rest.log };
    const recoverers = [recoverBackups(kit), recoverCycles(kit), recoverRestores(restoreDeps)];
    defineBackupJobs(kit.jobs, recoverers, { backup: repeatBackup(kit), verify: repeatVerification(kit) });
    for (const scope of scopes) {
      makeRoutes(rest, deps, scope);
      recordRoutes(rest, deps, scope);
      downloadRoutes(rest, deps, scope);
      cycleRoutes(rest, deps, scope);
      retentionRoutes(rest, deps, scope);
    }
    await uploadRoutes(rest, deps);
    restoreRoutes(rest, deps, restoreDeps);
    offsiteRoutes(rest, deps);
    scheduleCycles(deps);
    kit.directoryFollowers.push(followDirectory(kit));
    kit.operationActions.push({ checks: [verifyAllCheck(kit)], runNow: (work) => runCycleNow(kit, work) });
    reportFailures(kit);
    startMaintenance(rest, deps, restoreDeps);
  },
  gauges: [backupGauges],
  operation: scheduledCycles,
  migrations: [...ticketMigrations, ...journalMigrations],
};
