import type { FastifyInstance } from 'fastify';
import type { PlatformKit, PlatformPlugin } from '../contract';
import { sendProgress } from './live-progress';
import { sendStarted } from './live-tasks';
import { taskRoutes } from './task-routes';

/** Routes and live messages of the jobs of all plug-ins. Registered after them: `onReady` runs in this order. */
export const jobsPlugin: PlatformPlugin = {
  id: 'jobs',
  register(rest, kit) {
    taskRoutes(rest, kit);
    recoverAndStopJobs(rest, kit);
  },
  live: { historycomputed: sendProgress, taskmanager: sendStarted },
};

/** Recovers jobs of crashed processes, and hands back or ends jobs, and ends periodic work, when the server stops. */
function recoverAndStopJobs(rest: FastifyInstance, { jobs, every, intervals }: PlatformKit): void {
  every(intervalMilliseconds, { name: 'recover jobs', isAlsoAtStart: true, run: () => jobs.recover() });
  rest.addHook('onReady', async () => intervals.open());
  rest.addHook('preClose', async () => {
    await Promise.all([intervals.close(), jobs.stop()]);
  });
}

/** Another replica may have crashed; until then its job seems to run. */
const intervalMilliseconds = 15_000;
