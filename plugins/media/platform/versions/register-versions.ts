import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { removeOldVersions } from './remove-old-versions';
import { versionRoutes } from './version-routes';

export function registerVersions(rest: FastifyInstance, kit: PlatformKit): void {
  versionRoutes(rest, kit);
  const run = (signal: AbortSignal) => removeOldVersions(kit, signal);
  kit.every(hourMilliseconds, { name: 'remove old versions of media files', run, isAlsoAtStart: true });
}

const hourMilliseconds = 60 * 60 * 1000;
