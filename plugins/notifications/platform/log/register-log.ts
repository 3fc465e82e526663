import { collectionRoutes } from '@signalbox/collections-platform';
import type { PlatformKit } from '@signalbox/platform-kit';
import { noticeLogEntryEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyInstance } from 'fastify';
import { deleteOldReceipts } from '../queue/apply-receipt';
import { deleteOld } from './delete-old';
import { deliveryLog } from './log-source';
import { resendRoute } from './resend-route';

/** The delivery log: its routes, and the end of old messages. */
export function registerLog(rest: FastifyInstance, kit: PlatformKit): void {
  collectionRoutes(rest, { kit, ...deliveryLog, noun: 'message', answer: noticeLogEntryEntity });
  resendRoute(rest, kit);
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
