import { bodyOf, jsonQuery, ownerOf, plainQuery, type PlatformKit, requestOwner } from '@signalbox/platform-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mediaIconUsesQueryEntity, mediaUsesOfEntity, mediaUsesQueryEntity } from '../../shared/generated/entities';
import type { IconUses } from '../../shared/icon-uses';
import { storePathOf } from '../store-path-of';
import { findUses } from './find/find-uses';

/** `core/mediaLibrary/uses` of one file (GET) or several (POST) and, for known clients, `iconUses`: where their addresses are stored. */
export function usesRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  rest.get('/core/mediaLibrary/uses', { config: { permission: 'media.view' } }, (request, reply) => {
    const { path, limit = defaultLimit, skip } = jsonQuery(request, mediaUsesQueryEntity);
    const owner = requestOwner(request, reply);
    return findUses(kit, request, { ...placeOf(request, path), limit, skip, owner });
  });
  rest.post('/core/mediaLibrary/uses', { config: { permission: 'media.view' } }, (request, reply) => {
    const { paths, limit = defaultLimit, skip } = bodyOf(request, mediaUsesOfEntity);
    const owner = requestOwner(request, reply);
    return findUses(kit, request, { ...placeOf(request, ...paths), limit, skip, owner });
  });
  rest.get('/core/mediaLibrary/iconUses', { config: { permission: 'media.delete' } }, async (request, reply) => {
    const { path } = plainQuery(request, mediaIconUsesQueryEntity);
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
