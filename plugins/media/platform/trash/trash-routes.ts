import { type PlatformKit, requestOwner } from '@signalbox/platform-kit';
import { inQuery, route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import {
  mediaTrashDeleteEntity,
  mediaTrashQueryEntity,
  mediaTrashRestoreEntity,
} from '../../shared/generated/entities';
import { maxExactCount } from '../../shared/search';
import { type RestoredEntries, trashHeaders } from '../../shared/trash';
import { requireAny } from '../require-any';
import { deleteForGood, emptyTrash } from './delete-for-good';
import { listTrash } from './list-trash';
import { restoreEntries } from './restore-entries';
import { trashDatabase } from './trash-table';

const root = '/core/mediaLibrary/trash';

/** The trash of the project's media library. */
export function trashRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const deps = { database: trashDatabase(kit.database), queries: kit.queries };
  const trashRoute = route('Lists the trash.', { query: inQuery(mediaTrashQueryEntity), permission: 'media.view' });
  rest.get(root, trashRoute, async (request, reply) => {
    const query = request.query;
    const page = await listTrash(deps, { project: request.project, query }, requestOwner(request, reply));
    const { entries, cursor, count, bytes } = page;
    void reply.header(trashHeaders.bytes, String(bytes));
    if (cursor !== undefined) void reply.header(trashHeaders.cursor, cursor);
    if (count !== undefined)
      void reply.header(trashHeaders.count, count > maxExactCount ? `${maxExactCount}+` : String(count));
    return entries;
  });
  const restoreRoute = route('Restores files from the trash.', {
    body: mediaTrashRestoreEntity,
    permission: 'media.add',
  });
  rest.post(`${root}/restore`, restoreRoute, async (request): Promise<RestoredEntries> => {
    const { ids, action } = request.body;
    if (action === 'cover') requireAny(request, ['media.edit']);
    const { settings } = await kit.settings.read(request.project);
    const by = request.viewer?.userId ?? '';
    return {
      status: 'OK',
      restored: await restoreEntries(kit, { project: request.project, settings, ids, action, by }),
    };
  });
  const deleteRoute = route('Deletes files of the trash for good.', {
    body: mediaTrashDeleteEntity,
    example: { ids: ['0123456789abcdef01234567'] },
    permission: 'media.delete',
  });
  rest.post(`${root}/delete`, deleteRoute, async (request) => {
    const { ids } = request.body;
    const { project } = request;
    await (ids === undefined ? emptyTrash(kit, project) : deleteForGood(kit, { project, ids }));
    return { status: 'OK' };
  });
}
