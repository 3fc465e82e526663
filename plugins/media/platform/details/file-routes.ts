import { bodyOf, jsonQuery, type PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { mediaAltTextEntity, mediaFileQueryEntity } from '../../shared/generated/entities';
import { fileOfRequest } from '../file-of-request';
import { readDetails, writeAltText } from './file-details';

/** One file of the library: what is known of it, and its alternative text. */
export function fileRoutes(rest: FastifyInstance, kit: Pick<PlatformKit, 'database' | 'files'>): void {
  rest.get('/core/mediaLibrary/file', { config: { permission: 'media.view' } }, (request) =>
    readDetails(kit, fileOfRequest(request, jsonQuery(request, mediaFileQueryEntity).path)),
  );
  rest.post('/core/mediaLibrary/altText', { config: { permission: 'media.edit' } }, (request) => {
    const { path, altText } = bodyOf(request, mediaAltTextEntity);
    return writeAltText(kit, fileOfRequest(request, path), altText);
  });
}
