import { type PlatformKit } from '@signalbox/platform-kit';
import { inQuery, route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { mediaAltTextEntity, mediaFileQueryEntity } from '../../shared/generated/entities';
import { fileOfRequest } from '../file-of-request';
import { readDetails, writeAltText } from './file-details';

/** One file of the library: what is known of it, and its alternative text. */
export function fileRoutes(rest: FastifyInstance, kit: Pick<PlatformKit, 'database' | 'files'>): void {
  const fileRoute = route('Returns the details of a file.', {
    query: inQuery(mediaFileQueryEntity),
    permission: 'media.view',
  });
  rest.get('/core/mediaLibrary/file', fileRoute, (request) =>
    readDetails(kit, fileOfRequest(request, request.query.path)),
  );
  const altTextRoute = route('Sets the alternative text of a file.', {
    body: mediaAltTextEntity,
    permission: 'media.edit',
  });
  rest.post('/core/mediaLibrary/altText', altTextRoute, (request) => {
    const { path, altText } = request.body;
    return writeAltText(kit, fileOfRequest(request, path), altText);
  });
}
