import { jsonQuery, mediaPath, type PlatformKit, requestOwner } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { mediaSearchQueryEntity } from '../../shared/generated/entities';
import { maxExactCount, searchHeaders } from '../../shared/search';
import { indexDatabase } from '../index/index-tables';
import type { MediaIndex } from '../index/media-index';
import { directoryPath } from './conditions';
import { searchFiles } from './search-files';

/** `GET core/mediaLibrary/search`: files of the project by name, directory, kind, size, date and uploader, in pages. */
export function searchRoutes(rest: FastifyInstance, kit: PlatformKit, index: MediaIndex): void {
  const deps = { database: indexDatabase(kit.database), queries: kit.queries };
  rest.get('/core/mediaLibrary/search', { config: { permission: 'media.view' } }, async (request, reply) => {
    const { project } = request;
    const query = jsonQuery(request, mediaSearchQueryEntity);
    const { directory, below = true } = query.filter ?? {};
    const path = directoryPath(directory);
    // Throws for a path that no file may have.
    mediaPath(project, path);
    const isComplete = await index.catchUp({ project, path, hasBelow: below });
    const { files, cursor, count } = await searchFiles(deps, { project, query }, requestOwner(request, reply));
    if (!isComplete) void reply.header(searchHeaders.indexing, 'true');
    if (cursor !== undefined) void reply.header(searchHeaders.cursor, cursor);
    if (count !== undefined)
      void reply.header(searchHeaders.count, count > maxExactCount ? `${maxExactCount}+` : String(count));
    return files;
  });
}
