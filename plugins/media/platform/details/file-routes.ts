import { bodyOf, jsonQuery, type PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { mediaFileChangeEntity, mediaFileQueryEntity } from '../../shared/generated/entities';
import { fileOfRequest } from '../file-of-request';
import { readDetails, writeAltText } from './file-details';

const url = '/core/mediaLibrary/file';

/** One file of the library: what is known of it, and its alternative text. */
export function fileRoutes(rest: FastifyInstance, kit: Pick<PlatformKit, 'database' | 'files'>): void {
  rest.get(url, { config: { permission: 'media.view' } }, (request) =>
    readDetails(kit, fileOfRequest(request, jsonQuery(request, mediaFileQueryEntity).path)),
  );
  rest.patch(url, { config: { permission: 'media.edit' } }, (request) => {
    const { path, altText } = bodyOf(request, mediaFileChangeEntity);
    return writeAltText(kit, fileOfRequest(request, path), altText);
  });
}
