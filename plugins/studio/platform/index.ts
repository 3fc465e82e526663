import { setTimeout } from 'node:timers/promises';
import { accountProject, documentsChannel, type PlatformPlugin } from '@signalbox/platform-kit';
import { keepSettings, replaceAddedTabs } from '@signalbox/platform-kit/added-tabs';
import en from '../locales/en.json';
import platformEn from '../locales/platform/en.json';
import platformZhHans from '../locales/platform/zh-Hans.json';
import zhHans from '../locales/zh-Hans.json';
import { manifest } from '../manifest';
import { studioErrors } from '../shared/errors';
import { createCheckQueue } from './check-queue';
import { publishRoutes } from './publish/publish-routes';
import { tabChannel } from './publish/release-tab';
import { createTabLoader } from './publish/tab-loader';
import { studioRoutes } from './studio-routes';

/** Checks, compiles and publishes settings tabs that are written while the platform runs. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  title: 'Studio',
  errors: studioErrors,
  messages: { en: { ...en, ...platformEn }, 'zh-Hans': { ...zhHans, ...platformZhHans } },
  register(rest, kit) {
    const { check, end } = createCheckQueue();
    const closing = new AbortController();
    const loader = createTabLoader({ kit, check, closing: closing.signal });
    studioRoutes(rest, { kit, check, loader });
    publishRoutes(rest, { kit, check, loader });

    // `load` logs its errors.
    const load = () => void loader.load().catch(() => undefined);
    kit.listen(tabChannel, load);
    // A restore of the database may have replaced them.
    kit.listen(documentsChannel, ({ project }) => {
      if (project === undefined || project === accountProject) load();
    });
    kit.onGap(load);
    kit.every(dayMilliseconds, { name: 'use published tabs', run: () => loader.load() });
    // A start does not wait for long: after an upgrade, the check of each tab may take seconds.
    rest.addHook('onReady', () =>
      Promise.race([loader.load().catch(() => undefined), setTimeout(startMilliseconds, undefined, { ref: false })]),
    );
    rest.addHook('onClose', async () => {
      closing.abort(new Error('The platform stops'));
      end();
      await loader.settled();
      replaceAddedTabs([]);
      keepSettings([]);
    });
  },
};

const startMilliseconds = 3_000;

/** Their compiled forms count as used, so that they are not deleted. */
const dayMilliseconds = 86_400_000;
