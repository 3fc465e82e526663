import type { PlatformPlugin } from '../contract';
import { keepInOrder } from './keep-in-order';
import { sendProgress } from './live-progress';
import { sendStarted } from './live-tasks';
import { taskRoutes } from './task-routes';

/** Routes and live messages of the jobs of all plug-ins. Registered after them: `onReady` runs in this order. */
export const jobsPlugin: PlatformPlugin = {
  id: 'jobs',
  register(rest, kit) {
    taskRoutes(rest, kit);
    keepInOrder(rest, kit);
  },
  live: { historycomputed: sendProgress, taskmanager: sendStarted },
};
