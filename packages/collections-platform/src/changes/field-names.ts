import { reachesHidden } from '@signalbox/collections-core';
import { pathOf } from '@signalbox/engine/core';
import type { FastifyRequest } from 'fastify';
import { hiddenPaths } from '@signalbox/schemas/guarded-columns';
import { type PlaceNames, placeNames } from './place-names';
import { type FindRequested, recordRequest } from '../records/record-request';

/** What names a field of a request for records, as far as its sender may know it. Bulk changes have the values one level below. */
export function fieldNames(find: FindRequested) {
  return async (request: FastifyRequest, pointer: string): Promise<PlaceNames> => {
    const action = request.method === 'POST' ? 'add' : 'edit';
    const found = await recordRequest(find, request, action).catch(() => undefined);
    if (!found) return {};
    const { schema, guarded } = found.model;
    const paths = [pathOf(pointer), pathOf(pointer).slice(1)];
    const hidden = hiddenPaths(guarded, found.viewer);
    const names = paths.map((path) => (reachesHidden(path, { schema, hidden }) ? {} : placeNames(schema, path)));
    return names.find(({ title }) => title !== undefined) ?? {};
  };
}
