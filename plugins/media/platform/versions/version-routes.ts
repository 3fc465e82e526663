import { languagePackDirectory, mediaPath, mediaUrl, parentOf, type PlatformKit } from '@signalbox/platform-kit';
import { inQuery, route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { mediaVersionRestoreEntity, mediaVersionsQueryEntity } from '../../shared/generated/entities';
import { type FileVersion, versionDays } from '../../shared/versions';
import { fileOfRequest } from '../file-of-request';
import type { LibraryPath } from '../retained/places';
import { type StoredVersion, versionsOf } from '../retained/version-files';
import { requireAny } from '../require-any';
import { restoreVersion } from './restore-version';

const root = '/core/mediaLibrary/versions';

/** The earlier contents of files. `GET core/media/{path}?version=` sends one. */
export function versionRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const versionsRoute = route('Lists the earlier versions of a file.', {
    query: inQuery(mediaVersionsQueryEntity),
    permission: 'media.view',
  });
  rest.get(root, versionsRoute, async (request) => {
    const { path } = request.query;
    const at = fileOfRequest(request, path);
    return (await versionsOf(kit, at)).map((version) => fileVersion(at, version));
  });
  const restoreRoute = route('Restores an earlier version of a file.', { body: mediaVersionRestoreEntity });
  rest.post(`${root}/restore`, restoreRoute, async (request) => {
    const { path, version } = request.body;
    const at = fileOfRequest(request, path);
    const isPack = parentOf(at.path) === languagePackDirectory;
    requireAny(request, ['media.edit', ...(isPack ? ['setting.edit'] : [])]);
    const { settings } = await kit.settings.read(request.project);
    await restoreVersion(kit, { at, id: version, settings, by: request.viewer?.userId ?? '' });
    return { status: 'OK', url: mediaUrl(mediaPath(at.project, at.path)) };
  });
}

function fileVersion(at: LibraryPath, version: StoredVersion): FileVersion {
  const { id, bytes, modifiedAt, replacedAt, replacedBy, uploader, sha256 } = version;
  return {
    id,
    bytes,
    modifiedAt: modifiedAt.toISOString(),
    replacedAt: replacedAt.toISOString(),
    ...(replacedBy === null ? {} : { replacedBy }),
    ...(uploader === null ? {} : { uploader }),
    ...(sha256 === null ? {} : { sha256 }),
    expiresAt: new Date(replacedAt.getTime() + versionDays * 24 * 60 * 60 * 1000).toISOString(),
    url: `${mediaUrl(mediaPath(at.project, at.path))}?version=${id}`,
  };
}
