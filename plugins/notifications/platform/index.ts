import type { PlatformPlugin } from '@signalbox/platform-kit';
import { manifest } from '../manifest';
import { liveSteps } from './test-message/live-steps';
import { testRoutes } from './test-message/test-routes';

/** Sends messages by the providers of the notification settings. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  live: { noticetest: liveSteps },
  register: testRoutes,
};
