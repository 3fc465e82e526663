import type { Viewer } from '@signalbox/platform-kit';

/** The user of jobs that a test starts without a request. */
export const aSuperUser: Viewer = {
  userId: 'a'.repeat(24),
  username: 'ada',
  sessionId: 'session',
  isSuper: true,
  isAdmin: true,
  permissions: new Set(),
};
