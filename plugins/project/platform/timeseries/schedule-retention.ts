import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { retainRecords } from './retain-records';

/** Looks for old records at the start, every hour, and when settings were saved. */
export function scheduleRetention(rest: FastifyInstance, kit: PlatformKit): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let isWanted = false;
  let isStopped = false;

  function look(): void {
    if (isStopped) return;
    isWanted = true;
    running ??= lookWhileWanted().finally(() => (running = undefined));
  }
  async function lookWhileWanted(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      try {
        const deleted = await retainRecords(kit);
        if (deleted > 0) rest.log.info({ deleted }, 'old time-series records were deleted');
      } catch (err) {
        rest.log.error({ err }, 'old time-series records are looked for again in an hour');
      }
    }
  }

  kit.listen('setting', look);
  rest.addHook('onReady', async () => {
    look();
    timer = setInterval(look, everyMilliseconds);
    timer.unref();
  });
  rest.addHook('preClose', async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  });
}

const everyMilliseconds = 60 * 60 * 1000;
