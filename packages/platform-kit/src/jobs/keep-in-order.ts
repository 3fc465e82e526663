import type { FastifyInstance } from 'fastify';
import type { PlatformKit } from '../contract';

/** Recovers what crashed processes left, and ends jobs and periodic work when the server stops. */
export function keepInOrder(rest: FastifyInstance, { jobs, every, intervals }: PlatformKit): void {
  every(intervalMilliseconds, { name: 'recover jobs', isAlsoAtStart: true, run: () => jobs.recover() });
  rest.addHook('onReady', async () => intervals.open());
  rest.addHook('preClose', async () => {
    await Promise.all([intervals.close(), jobs.stop()]);
  });
}

/** Another replica may have crashed; until then its job seems to run. */
const intervalMilliseconds = 15_000;
