import { mediaPath, type PlatformKit, requestOwner } from '@signalbox/platform-kit';
import { inQuery, route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { mediaSearchQueryEntity } from '../../shared/generated/entities';
import { maxExactCount, searchHeaders } from '../../shared/search';
import { indexDatabase } from '../index/index-tables';
import type { MediaIndex } from '../index/media-index';
import type { References } from '../uses/references/references';
import { directoryPath } from './conditions';
import { searchFiles } from './search-files';

interface SearchDeps {
  index: Pick<MediaIndex, 'catchUp'>;
  references: Pick<References, 'catchUp'>;
}

/** `GET core/mediaLibrary/search`: files of the project by name, directory, kind, size, date, uploader and use, in pages. */
export function searchRoutes(rest: FastifyInstance, kit: PlatformKit, { index, references }: SearchDeps): void {
  const deps = { database: indexDatabase(kit.database), queries: kit.queries };
  const searchRoute = route('Searches files.', { query: inQuery(mediaSearchQueryEntity), permission: 'media.view' });
  rest.get('/core/mediaLibrary/search', searchRoute, async (request, reply) => {
    const { project } = request;
    const query = request.query;
    const { directory, below = true } = query.filter ?? {};
    const path = directoryPath(directory);
    // Throws for a path that no file may have.
    mediaPath(project, path);
    const isIndexed = await index.catchUp({ project, path, hasBelow: below });
    const isComplete = query.filter?.unused === true ? (await references.catchUp()) && isIndexed : isIndexed;
    const { files, cursor, count } = await searchFiles(deps, { project, query }, requestOwner(request, reply));
    if (!isComplete) void reply.header(searchHeaders.indexing, 'true');
    if (cursor !== undefined) void reply.header(searchHeaders.cursor, cursor);
    if (count !== undefined)
      void reply.header(searchHeaders.count, count > maxExactCount ? `${maxExactCount}+` : String(count));
    return files;
  });
}
