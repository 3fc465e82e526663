import type { PlatformPlugin } from '@signalbox/platform-kit';
import { manifest } from '../manifest';
import { keepInOrder } from './keep-in-order';
import { makeRoutes } from './make/make-routes';
import { recoverBackups } from './make/recover-backups';
import { taskRoutes } from './operations/task-routes';
import { makeParts, partsOf } from './parts';

/** Backups of a project: made, kept, checked, sent and restored. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  register(rest, kit) {
    const parts = makeParts({ kit, log: rest.log, recoverers: [recoverBackups(kit)] });
    makeRoutes(rest, parts);
    taskRoutes(rest, parts);
    keepInOrder(rest, parts);
  },
  live: {
    historycomputed: (connection, kit) => partsOf(kit).progressSource(connection, kit),
  },
};
