import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';

/** What the routes of this plug-in share. */
export interface BackupParts {
  kit: PlatformKit;
  log: FastifyBaseLogger;
}
