import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';

/** What the routes of this plug-in share. */
export interface BackupDeps {
  kit: PlatformKit;
  log: FastifyBaseLogger;
}
