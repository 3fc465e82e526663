import { pathOf } from '@signalbox/engine/core';
import type { FastifyRequest } from 'fastify';
import { hiddenPaths, reachesHidden } from '@signalbox/schemas/guarded-columns';
import type { LanguageText } from '@signalbox/schemas/language-text';
import { placeTitle } from './place-title';
import { type FindRequested, recordRequest } from '../records/record-request';

/** The title of a field of a request for records, as far as its sender may know it. Bulk changes have the values one level below. */
export function fieldTitle(find: FindRequested) {
  return async (request: FastifyRequest, pointer: string): Promise<{ title?: LanguageText }> => {
    const action = request.method === 'POST' ? 'add' : 'edit';
    const found = await recordRequest(find, request, action).catch(() => undefined);
    if (!found) return {};
    const { schema, guarded } = found.model;
    const paths = [pathOf(pointer), pathOf(pointer).slice(1)];
    const hidden = hiddenPaths(guarded, found.viewer);
    const titles = paths.map((path) => (reachesHidden(path, hidden) ? undefined : placeTitle(schema, path)));
    const title = titles.find((each) => each !== undefined);
    return title === undefined ? {} : { title };
  };
}
