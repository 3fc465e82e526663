import type { PlatformPlugin } from '@signalbox/platform-kit';
import { manifest } from '../manifest';
import { downloadRoutes } from './download/download-routes';
import { ticketMigrations } from './download/tickets';
import { keepInOrder } from './keep-in-order';
import { makeRoutes } from './make/make-routes';
import { recoverBackups } from './make/recover-backups';
import { taskRoutes } from './operations/task-routes';
import { makeParts, partsOf } from './parts';
import { recordRoutes } from './records/record-routes';
import { journalMigrations } from './restore/journal';
import { makeRestoreParts } from './restore/make-restore-parts';
import { recoverRestores } from './restore/recover-restores';
import { restoreRoutes } from './restore/restore-routes';
import { uploadRoutes } from './upload/upload-routes';

/** Backups of a project: made, kept, checked, sent and restored. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  async register(rest, kit) {
    const restoring = makeRestoreParts(kit);
    const parts = makeParts({ kit, log: rest.log, recoverers: [recoverBackups(kit), recoverRestores(restoring)] });
    makeRoutes(rest, parts);
    recordRoutes(rest, parts);
    downloadRoutes(rest, parts);
    await uploadRoutes(rest, parts);
    restoreRoutes(rest, parts, restoring);
    taskRoutes(rest, parts);
    keepInOrder(rest, parts);
  },
  migrations: [...ticketMigrations, ...journalMigrations],
  live: {
    historycomputed: (connection, kit) => partsOf(kit).progressSource(connection, kit),
  },
};
