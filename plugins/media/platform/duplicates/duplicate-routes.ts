import { PlatformError } from '@signalbox/api';
import { type PlatformKit } from '@signalbox/platform-kit';
import { inQuery, route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { mediaDuplicatesQueryEntity } from '../../shared/generated/entities';
import { requireAny } from '../require-any';
import { requireFileViewer } from '../serve/require-file-viewer';
import { findDuplicates } from './find-duplicates';

/** `GET core/mediaLibrary/duplicates`: files that the user may see with the content that is about to be uploaded. */
export function duplicateRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const duplicatesRoute = route('Lists files with the same content.', {
    query: inQuery(mediaDuplicatesQueryEntity),
    preValidation: async (request) => requireAny(request, ['media.add', 'media.edit', 'setting.edit']),
  });
  rest.get('/core/mediaLibrary/duplicates', duplicatesRoute, (request) => {
    const content = request.query;
    const isVisible = (storePath: string) => requireFileViewer(kit, request, storePath).then(() => true, isRejected);
    return findDuplicates(kit, { project: request.project, content, isVisible });
  });
}

function isRejected(error: unknown): false {
  if (error instanceof PlatformError) return false;
  throw error;
}
