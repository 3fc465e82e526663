import multipart from '@fastify/multipart';
import type { PlatformPlugin } from '@signalbox/platform-kit';
import en from '../locales/en.json';
import zhHans from '../locales/zh-Hans.json';
import { manifest } from '../manifest';
import { mediaErrors } from '../shared/errors';
import { libraryRoutes } from './library/library-routes';
import { mediaRoutes } from './media-routes';
import { seedMedia } from './seed/seed-media';
import { createProjectSpace } from './space/project-space';
import { refreshShippedPacks } from './seed/shipped-packs';

/** Media files: uploads, the library, and the files themselves. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  errors: mediaErrors,
  messages: { en, 'zh-Hans': zhHans },
  async register(rest, kit) {
    await rest.register(multipart);
    kit.every(sweepMilliseconds, { name: 'remove leftovers of uploads', run: () => kit.files.removeLeftovers() });
    const claimSpace = createProjectSpace(kit);
    mediaRoutes(rest, kit, claimSpace);
    libraryRoutes(rest, kit, claimSpace);
  },
  seed: seedMedia,
  async refresh(kit) {
    await kit.files.removeLeftovers();
    await refreshShippedPacks(kit);
  },
};

const sweepMilliseconds = 60 * 60 * 1000;
