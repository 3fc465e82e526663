import type { PlatformPlugin } from '@signalbox/platform-kit';
import en from '../locales/en.json';
import platformEn from '../locales/platform/en.json';
import platformZhHans from '../locales/platform/zh-Hans.json';
import zhHans from '../locales/zh-Hans.json';
import { manifest } from '../manifest';
import { studioErrors } from '../shared/errors';
import { createCheckThread } from './check-thread';
import { studioRoutes } from './studio-routes';

/** Checks and compiles settings tabs that are being written. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  errors: studioErrors,
  messages: { en: { ...en, ...platformEn }, 'zh-Hans': { ...zhHans, ...platformZhHans } },
  register(rest, kit) {
    const thread = createCheckThread();
    rest.addHook('onClose', async () => thread.end());
    studioRoutes(rest, { kit, thread });
  },
};
