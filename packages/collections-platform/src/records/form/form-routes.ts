import { isSameValue } from '@signalbox/engine/core';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { fixedPaths, hiddenPaths, secretPaths } from '@signalbox/schemas/guarded-columns';
import type { FindModel } from '../../query/record-model';
import { recordRequest, requestFinder } from '../record-request';
import { requiredFirst } from './required-first';
import { viewerSchema } from '@signalbox/schemas/viewer-schema';

/**
 * `GET {resource}/form` answers `{url}`: the module of the form of its records, with the columns that the user may
 * see, and the secrets that they may set.
 */
export function formRoutes(
  rest: FastifyInstance,
  { kit, resource, find }: { kit: PlatformKit; resource: string; find: FindModel },
): void {
  const findRequested = requestFinder(resource, find);
  rest.get(`/${resource}/form`, async (request): Promise<{ url: string }> => {
    const { model, viewer } = await recordRequest(findRequested, request, 'view');
    const { guarded, schema, uiSchema } = model;
    const secret = secretPaths(schema, guarded, viewer);
    const hidden = hiddenPaths(guarded, viewer).filter((path) => !secret.some((each) => isSameValue(each, path)));
    const columns = { hidden, secret, fixed: fixedPaths(guarded, viewer) };
    const visible = viewerSchema(schema, columns);
    const form = { schema: visible, uiSchema: requiredFirst(visible, uiSchema) };
    const { url } = await kit.forms.compile(form, viewer.userId);
    return { url };
  });
}
