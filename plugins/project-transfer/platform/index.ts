import multipart from '@fastify/multipart';
import type { PlatformPlugin } from '@signalbox/platform-kit';
import { sweepTemporary } from '@signalbox/platform-kit/archive-files';
import en from '../locales/en.json';
import platformEn from '../locales/platform/en.json';
import platformZhHans from '../locales/platform/zh-Hans.json';
import zhHans from '../locales/zh-Hans.json';
import { manifest } from '../manifest';
import { transferErrors } from '../shared/errors';
import { exportRoutes } from './export/export-routes';
import { recoverTransfers } from './recover-transfers';
import { figuresRoute } from './figures-route';
import { importRoutes } from './import/routes/import-routes';
import { transferMigrations } from './migrations';
import { defineTransferJobs } from './transfer-jobs';

/** Export and import of a project as one archive. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  title: 'Export and import of a project',
  errors: transferErrors,
  messages: { en: { ...en, ...platformEn }, 'zh-Hans': { ...zhHans, ...platformZhHans } },
  async register(rest, kit) {
    await rest.register(multipart);
    defineTransferJobs(kit.jobs, recoverTransfers(kit));
    exportRoutes(rest, kit);
    figuresRoute(rest, kit);
    importRoutes(rest, kit);
    rest.addHook('onReady', () => sweepTemporary(kit));
  },
  migrations: transferMigrations,
};
