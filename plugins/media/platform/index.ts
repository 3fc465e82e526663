import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { mediaPath, type PlatformKit, type PlatformPlugin } from '@signalbox/platform-kit';
import en from '../locales/platform/en.json';
import zhHans from '../locales/platform/zh-Hans.json';
import { manifest } from '../manifest';
import { mediaErrors } from '../shared/errors';
import { fileRoutes } from './details/file-routes';
import { downloadRoutes } from './download/download-routes';
import { ticketMigrations } from './download/download-tickets';
import { duplicateRoutes } from './duplicates/duplicate-routes';
import { indexMigrations, orderMigrations } from './index/migrations';
import { compareLibraries, compareMilliseconds } from './index/compare-libraries';
import { createMediaIndex, type MediaIndex } from './index/media-index';
import { indexNotes } from './index/media-notes';
import { libraryRoutes } from './library/library-routes';
import { mediaFigures } from './media-figures';
import { mediaRoutes } from './media-routes';
import { expireUploads } from './resumable/expire-uploads';
import { resumableRoutes } from './resumable/tus-routes';
import { createUploadParts, type UploadParts } from './resumable/upload-parts';
import { uploadMigrations } from './resumable/upload-table';
import { searchRoutes } from './search/search-routes';
import { demoFiles } from './seed/demo-files';
import { createProjectSpace } from './quota/project-space';
import { createThumbnails } from './thumbnails/create-thumbnails';
import { refreshShippedPacks } from './seed/shipped-packs';
import { trashMigrations } from './trash/migrations';
import { keepTrash } from './trash/keep-trash';
import { trashRoutes } from './trash/trash-routes';
import { moveMigrations } from './uses/rewrite/move-migrations';
import { referenceMigrations } from './uses/references/reference-migrations';
import { registerUses } from './uses/register-uses';
import { removeOldVersions } from './versions/remove-old-versions';
import { versionRoutes } from './versions/version-routes';

/** Media files: uploads, the library, and the files themselves. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  title: 'Media library',
  errors: mediaErrors,
  messages: { en, 'zh-Hans': zhHans },
  operation: mediaFigures,
  migrations: [
    ...indexMigrations,
    ...referenceMigrations,
    ...moveMigrations,
    ...ticketMigrations,
    ...trashMigrations,
    ...uploadMigrations,
    ...orderMigrations,
  ],
  async register(rest, kit) {
    await rest.register(multipart);
    const claimSpace = createProjectSpace(kit);
    const thumbnails = createThumbnails(kit);
    mediaRoutes(rest, { kit, claimSpace, thumbnails });
    libraryRoutes(rest, kit, claimSpace);
    downloadRoutes(rest, kit);
    fileRoutes(rest, kit);
    trashRoutes(rest, kit);
    versionRoutes(rest, kit);
    duplicateRoutes(rest, kit);
    const parts = createUploadParts(kit);
    await resumableRoutes(rest, { kit, parts, claimSpace });
    kit.mediaNotes.keepBy(indexNotes(kit));
    const index = createMediaIndex(kit);
    searchRoutes(rest, kit, { index, references: registerUses(rest, kit) });
    runPeriodically(kit, { parts, index, thumbnails });
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

interface PeriodicDeps {
  parts: UploadParts;
  index: MediaIndex;
  thumbnails: ReturnType<typeof createThumbnails>;
}

function runPeriodically(kit: PlatformKit, { parts, index, thumbnails }: PeriodicDeps): void {
  kit.every(hourMilliseconds, { name: 'remove leftovers of uploads', run: () => kit.files.removeLeftovers() });
  kit.every(hourMilliseconds, { name: 'remove abandoned uploads', run: () => expireUploads({ kit, parts }) });
  kit.every(compareMilliseconds, {
    name: 'compare the media libraries with their index',
    run: (signal) => compareLibraries({ kit, index }, signal),
    isAlsoAtStart: true,
  });
  kit.every(hourMilliseconds, {
    name: 'empty the media trash',
    run: (signal) => keepTrash(kit, signal),
    isAlsoAtStart: true,
  });
  kit.every(hourMilliseconds, {
    name: 'remove old versions of media files',
    run: (signal) => removeOldVersions(kit, signal),
    isAlsoAtStart: true,
  });
  kit.every(limitMilliseconds, { name: 'limit the stored thumbnails', run: () => thumbnails.limit() });
}

const hourMilliseconds = 60 * 60 * 1000;
/** Listing all thumbnails takes some seconds. */
const limitMilliseconds = 3 * 60 * 60 * 1000;
