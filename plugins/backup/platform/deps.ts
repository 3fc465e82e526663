import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';

/** Dependencies of the routes of this plug-in. */
export interface BackupDeps {
  kit: PlatformKit;
  log: FastifyBaseLogger;
}
