import { PlatformError } from '@signalbox/api';
import { type PlatformKit, withDeadline } from '@signalbox/platform-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';

interface WatchOptions {
  kit: Pick<PlatformKit, 'every' | 'log'>;
  /** Connections for short statements only. */
  pool: Pool;
}

/** Answers requests with an error of their own while the database does not answer: they would wait as long as it hangs. */
export function watchDatabase(app: FastifyInstance, { kit, pool }: WatchOptions): void {
  const waiting = new Set<FastifyReply>();
  let asked: Promise<unknown> | undefined;
  let isAway = false;
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!url.startsWith('/rest/')) return;
    if (isAway) throw new PlatformError('databaseUnavailable');
    waiting.add(reply);
    reply.raw.once('close', () => waiting.delete(reply));
  });
  const run = async () => {
    // One statement waits for the end of a hang, however long that takes.
    asked ??= pool.query('select 1').finally(() => (asked = undefined));
    try {
      await withDeadline(asked, deadlineMilliseconds);
      if (isAway) kit.log.warn({}, 'the database answers again');
      isAway = false;
    } catch (err) {
      if (!isAway) kit.log.error({ err }, 'the database does not answer');
      isAway = true;
      for (const reply of waiting) giveUp(reply);
    }
  };
  kit.every(intervalMilliseconds, { name: 'watch the database', isAlsoAtStart: true, run });
}

const intervalMilliseconds = 2_000;
const deadlineMilliseconds = 5_000;

/** An answer that has begun ends by itself. What the handler returns later is dropped without a line in the log. */
function giveUp(reply: FastifyReply): void {
  if (reply.raw.headersSent || reply.sent) return;
  reply.raw.once('finish', () => void reply.hijack());
  reply.log = reply.log.child({}, { level: 'silent' });
  void reply.send(new PlatformError('databaseUnavailable'));
}
