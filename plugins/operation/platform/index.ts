import type { PlatformPlugin } from '@signalbox/platform-kit';
import en from '../locales/en.json';
import zhHans from '../locales/zh-Hans.json';
import { manifest } from '../manifest';
import platformEn from '../locales/platform/en.json';
import platformZhHans from '../locales/platform/zh-Hans.json';
import { operationErrors } from '../shared/errors';
import { actionRoutes } from './actions/action-routes';
import { bundleRoutes } from './bundle/bundle-routes';
import { operationMigrations } from './migrations';
import { operationRoutes } from './operation-routes';
import { sessionRoutes } from './session-routes';
import { deleteOld } from './replica/delete-old';
import { drainRoutes } from './replica/drain-routes';
import { createHeartbeat } from './replica/heartbeat';
import { serversWithFolder } from './replica/servers-with-folder';
import { isStoredElsewhere } from './replica/stored-elsewhere';

/** Reports what the servers, the database and the work of the platform are doing. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  title: 'System operation',
  errors: operationErrors,
  messages: { en: { ...en, ...platformEn }, 'zh-Hans': { ...zhHans, ...platformZhHans } },
  migrations: operationMigrations,
  serversWithFolder,
  isStoredElsewhere,
  register(rest, kit) {
    const heartbeat = createHeartbeat(kit);
    operationRoutes(rest, kit, { own: heartbeat.id });
    sessionRoutes(rest, kit);
    actionRoutes(rest, kit);
    drainRoutes(rest, kit, heartbeat);
    bundleRoutes(rest, kit, { own: heartbeat.id });
    kit.every(beatMilliseconds, {
      name: 'record what this server does',
      isAlsoAtStart: true,
      run: () => heartbeat.beat(),
    });
    kit.every(hourMilliseconds, {
      name: 'delete old figures of servers',
      isAlsoAtStart: true,
      run: (signal) => deleteOld(kit, signal),
    });
    rest.addHook('onClose', async () => {
      await heartbeat.end().catch((err: unknown) => kit.log.warn({ err }, 'the end of this server was not recorded'));
    });
  },
};

const beatMilliseconds = 15_000;
const hourMilliseconds = 60 * 60 * 1000;
