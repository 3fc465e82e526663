import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { queueChannel } from './enqueue';
import { createSender } from './sender';
import { sendRoutes } from './send-routes';

/** The queue of messages: its route, and the work of this replica. */
export function registerQueue(rest: FastifyInstance, kit: PlatformKit): void {
  sendRoutes(rest, kit);
  const sender = createSender(kit);
  const interval = kit.every(pollMilliseconds, {
    name: 'send messages',
    run: () => sender.run(),
    isAlsoAtStart: true,
  });
  kit.listen(queueChannel, () => interval.runNow());
  rest.addHook('preClose', () => sender.close());
}

/** Retries, the pace and crashed replicas need it; new messages are notified. */
const pollMilliseconds = 2_000;
