import { PlatformError } from '@signalbox/api';
import {
  checkFileName,
  isOfOtherProject,
  languagePackDirectory,
  ownerOf,
  pathParameter,
  type PlatformKit,
  textParameter,
} from '@signalbox/platform-kit';
import { isOfIcons, isOfSettings } from '@signalbox/platform-kit/media-inspection';
import { later, route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mediaThumbnailQueryEntity } from '../shared/generated/entities';
import { entriesIn, libraryEntry } from './library/library-entries';
import { mayAny, requireAny } from './require-any';
import { requireFileViewer } from './serve/require-file-viewer';
import { serveFile } from './serve/serve-file';
import { serveVersion } from './serve/serve-version';
import type { ClaimSpace } from './quota/project-space';
import type { Thumbnails } from './thumbnails/create-thumbnails';
import { sendThumbnail, thumbnailSide } from './thumbnails/send-thumbnail';
import { storeUpload } from './upload/store-upload';

/** Uploads by category, lists of a category, and the files themselves. */
export function mediaRoutes(
  rest: FastifyInstance,
  { kit, claimSpace, thumbnails }: { kit: PlatformKit; claimSpace: ClaimSpace; thumbnails: Thumbnails },
): void {
  const { files } = kit;
  const space = { kit, claimSpace };

  rest.post('/core/media/:category', route('Uploads a picture of a form.', { body: 'upload' }), async (request) => {
    const category = categoryOf(request);
    return storeUpload(space, request, {
      directory: category,
      action: category === languagePackDirectory ? undefined : 'rename',
    });
  });
  const fixedRoute = route('Uploads a picture of a form under a fixed name.', { body: 'upload' });
  rest.post('/core/media/fixed/:category', fixedRoute, (request) =>
    storeUpload(space, request, {
      directory: categoryOf(request),
      action: mayReplace(request) ? 'cover' : undefined,
    }),
  );

  // Partly public: the hook admits every request, and this handler decides.
  const mediaRoute = route('Returns a media file.', {
    query: later(mediaThumbnailQueryEntity),
    answer: 'file',
    isPublic: true,
  });
  rest.get('/core/media/*', mediaRoute, async (request, reply) => {
    const path = pathParameter(request, '*').replace(/\/+$/, '');
    const version = textParameter(request, 'version');
    if (version !== undefined) return serveVersion(kit, { request, reply, path, version });
    await requireFileViewer(kit, request, path);
    const entry = await files.entry(path);
    if (entry && !entry.isDirectory) {
      const side = thumbnailSide(request);
      return side === undefined
        ? serveFile(files, { request, reply, entry })
        : sendThumbnail({ files, thumbnails }, { request, reply, entry, side });
    }
    // A missing category is an empty list. Any missing deeper path is treated as a file.
    if (!entry && path.includes('/')) throw new PlatformError('notFound', { detail: path });
    requireAny(request, ['media.view', ...(isOfIcons(path) ? ['setting.edit'] : [])]);
    const { project, path: directory } = isOfOtherProject(path) ? ownerOf(path) : { project: request.project, path };
    return (await entriesIn(files, { project, directory })).map(libraryEntry);
  });
}

/** The category of the URL, if the sender may add to it. */
function categoryOf(request: FastifyRequest): string {
  const category = pathParameter(request, 'category');
  requireAny(request, ['media.add', ...(isOfSettings(category) ? ['setting.edit'] : [])]);
  checkFileName(category);
  return category;
}

/** Many pages may use one icon, so changing it takes more than the permission for the settings. */
function mayReplace(request: FastifyRequest): boolean {
  const category = categoryOf(request);
  const isOneSetting = isOfSettings(category) && !isOfIcons(category);
  return mayAny(request, ['media.edit', ...(isOneSetting ? ['setting.edit'] : [])]);
}
