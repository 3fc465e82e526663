import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { deleteOld } from './delete-old';
import { exportRoutes } from './export-routes';
import { logRoutes } from './log-routes';

/** The delivery log: its routes, and the end of old messages. */
export function registerLog(rest: FastifyInstance, kit: PlatformKit): void {
  logRoutes(rest, kit);
  exportRoutes(rest, kit);
  kit.every(hourMilliseconds, {
    name: 'delete old messages',
    run: (signal) => deleteOld(kit, signal),
    isAlsoAtStart: true,
  });
}

const hourMilliseconds = 60 * 60 * 1_000;
