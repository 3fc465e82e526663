import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { deleteOldReceipts } from '../queue/apply-receipt';
import { deleteOld } from './delete-old';
import { exportRoutes } from './export-routes';
import { logRoutes } from './log-routes';

/** The delivery log: its routes, and the end of old messages. */
export function registerLog(rest: FastifyInstance, kit: PlatformKit): void {
  logRoutes(rest, kit);
  exportRoutes(rest, kit);
  kit.every(hourMilliseconds, {
    name: 'delete old messages',
    run: async (signal) => {
      await deleteOld(kit, signal);
      await deleteOldReceipts(kit);
    },
    isAlsoAtStart: true,
  });
}

const hourMilliseconds = 60 * 60 * 1_000;
