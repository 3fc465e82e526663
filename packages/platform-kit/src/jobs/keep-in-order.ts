import type { FastifyInstance } from 'fastify';
import type { PlatformKit } from '../contract';

/** Recovers what crashed processes left, at the start and from time to time, and ends what runs when the server ends. */
export function keepInOrder(rest: FastifyInstance, { jobs, log }: PlatformKit): void {
  let timer: NodeJS.Timeout | undefined;
  const recover = () => {
    jobs.recover().catch((err: unknown) => log.error({ err }, 'jobs of a crashed process are not recovered yet'));
  };
  rest.addHook('onReady', async () => {
    recover();
    timer = setInterval(recover, intervalMilliseconds);
    timer.unref();
  });
  rest.addHook('preClose', async () => {
    clearInterval(timer);
    await jobs.stop();
  });
}

/** Another replica may have crashed; until then its job seems to run. */
const intervalMilliseconds = 15_000;
