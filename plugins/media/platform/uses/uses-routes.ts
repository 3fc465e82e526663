import { ownerOf, type PlatformKit, requestOwner } from '@signalbox/platform-kit';
import { inQuery, route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mediaIconUsesQueryEntity, mediaUsesOfEntity, mediaUsesQueryEntity } from '../../shared/generated/entities';
import type { IconUses } from '../../shared/icon-uses';
import { storePathOf } from '../store-path-of';
import { findUses } from './find/find-uses';

/** `core/mediaLibrary/uses` of one file (GET) or several (POST) and, for known clients, `iconUses`: where their addresses are stored. */
export function usesRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const usesRoute = route('Lists where a file is used.', {
    query: inQuery(mediaUsesQueryEntity),
    permission: 'media.view',
  });
  rest.get('/core/mediaLibrary/uses', usesRoute, (request, reply) => {
    const { path, limit = defaultLimit, skip } = request.query;
    const owner = requestOwner(request, reply);
    return findUses(kit, request, { ...placeOf(request, path), limit, skip, owner });
  });
  const postUsesRoute = route('Lists where files are used. It changes nothing.', {
    body: mediaUsesOfEntity,
    changes: false,
    permission: 'media.view',
  });
  rest.post('/core/mediaLibrary/uses', postUsesRoute, (request, reply) => {
    const { paths, limit = defaultLimit, skip } = request.body;
    const owner = requestOwner(request, reply);
    return findUses(kit, request, { ...placeOf(request, ...paths), limit, skip, owner });
  });
  const iconUsesRoute = route('Lists the uses of an icon.', {
    query: mediaIconUsesQueryEntity,
    permission: 'media.delete',
  });
  rest.get('/core/mediaLibrary/iconUses', iconUsesRoute, async (request, reply) => {
    const { path } = request.query;
    const owner = requestOwner(request, reply);
    const { count, uses } = await findUses(kit, request, { ...placeOf(request, path), limit: defaultLimit, owner });
    return {
      count,
      uses: uses.map(({ module, id, pointer, titles }) => ({
        form: module === 'setting' ? id : module,
        pointer,
        titles,
      })),
    } satisfies IconUses;
  });
}

function placeOf({ project }: FastifyRequest, ...paths: string[]) {
  return { project, paths: paths.map((path) => ownerOf(storePathOf(project, path)).path) };
}

const defaultLimit = 20;
