import { accountProject } from '@signalbox/api';
import type { PlatformPlugin } from '@signalbox/platform-kit';
import en from '../locales/en.json';
import platformEn from '../locales/platform/en.json';
import platformZhHans from '../locales/platform/zh-Hans.json';
import zhHans from '../locales/zh-Hans.json';
import { manifest } from '../manifest';
import { licenseErrors } from '../shared/errors';
import { licenseGauges } from './license-gauges';
import { licenseRoutes } from './license-routes';
import { noteSeededLicense, seedLicense } from './seed-license';
import { licenseMigrations } from './migrations';
import { watchClock } from './watch-clock';

const hourMilliseconds = 60 * 60 * 1000;

/** The license of a project: state, upload, removal and history. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  title: 'License',
  errors: licenseErrors,
  messages: { en: { ...en, ...platformEn }, 'zh-Hans': { ...zhHans, ...platformZhHans } },
  gauges: [licenseGauges],
  migrations: licenseMigrations,
  register(rest, kit) {
    licenseRoutes(rest, kit);
    kit.every(hourMilliseconds, {
      name: 'notice a clock that went back',
      isAlsoAtStart: true,
      run: () => watchClock(kit),
    });
  },
  seed: seedLicense,
  refresh: ({ database }) =>
    database.transaction().execute((transaction) => noteSeededLicense(transaction, accountProject)),
};
