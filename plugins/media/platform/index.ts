import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { mediaPath, type PlatformPlugin } from '@signalbox/platform-kit';
import en from '../locales/platform/en.json';
import zhHans from '../locales/platform/zh-Hans.json';
import { manifest } from '../manifest';
import { mediaErrors } from '../shared/errors';
import { fileRoutes } from './details/file-routes';
import { downloadRoutes } from './download/download-routes';
import { ticketMigrations } from './download/download-tickets';
import { duplicateRoutes } from './duplicates/duplicate-routes';
import { indexMigrations } from './index/migrations';
import { compareLibraries, compareMilliseconds } from './index/compare-libraries';
import { createMediaIndex } from './index/media-index';
import { libraryRoutes } from './library/library-routes';
import { mediaRoutes } from './media-routes';
import { expireUploads } from './resumable/expire-uploads';
import { resumableRoutes } from './resumable/tus-routes';
import { createUploadParts } from './resumable/upload-parts';
import { uploadMigrations } from './resumable/upload-table';
import { searchRoutes } from './search/search-routes';
import { demoFiles } from './seed/demo-files';
import { createProjectSpace } from './space/project-space';
import { createThumbnails } from './thumbnails/create-thumbnails';
import { refreshShippedPacks } from './seed/shipped-packs';
import { trashMigrations } from './trash/migrations';
import { registerTrash } from './trash/register-trash';
import { referenceMigrations } from './uses/references/reference-migrations';
import { registerUses } from './uses/register-uses';
import { registerVersions } from './versions/register-versions';

/** Media files: uploads, the library, and the files themselves. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  errors: mediaErrors,
  messages: { en, 'zh-Hans': zhHans },
  migrations: [
    ...indexMigrations,
    ...referenceMigrations,
    ...ticketMigrations,
    ...trashMigrations,
    ...uploadMigrations,
  ],
  async register(rest, kit) {
    await rest.register(multipart);
    kit.every(sweepMilliseconds, { name: 'remove leftovers of uploads', run: () => kit.files.removeLeftovers() });
    const claimSpace = createProjectSpace(kit);
    const thumbnails = createThumbnails(kit);
    mediaRoutes(rest, { kit, claimSpace, thumbnails });
    libraryRoutes(rest, kit, claimSpace);
    downloadRoutes(rest, kit);
    fileRoutes(rest, kit);
    registerTrash(rest, kit);
    registerVersions(rest, kit);
    duplicateRoutes(rest, kit);
    const parts = createUploadParts(kit);
    await resumableRoutes(rest, { kit, parts, claimSpace });
    kit.every(sweepMilliseconds, { name: 'remove abandoned uploads', run: () => expireUploads({ kit, parts }) });
    const index = createMediaIndex(kit);
    searchRoutes(rest, kit, { index, references: registerUses(rest, kit) });
    kit.every(compareMilliseconds, {
      name: 'compare the media libraries with their index',
      run: (signal) => compareLibraries({ kit, index }, signal),
      isAlsoAtStart: true,
    });
    kit.every(limitMilliseconds, { name: 'limit the stored thumbnails', run: () => thumbnails.limit() });
    rest.addHook('onClose', async () => {
      thumbnails.close();
      await index.close();
    });
  },
  async seed({ files }, project) {
    for (const [path, content] of demoFiles()) {
      const place = mediaPath(project, path);
      if (!(await files.entry(place))) await files.write(place, Readable.from([content]));
    }
  },
  async refresh(kit) {
    await kit.files.removeLeftovers();
    await refreshShippedPacks(kit);
  },
};

const sweepMilliseconds = 60 * 60 * 1000;
/** Listing all thumbnails takes some seconds. */
const limitMilliseconds = 3 * 60 * 60 * 1000;
