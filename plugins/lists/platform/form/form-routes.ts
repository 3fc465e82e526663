import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { fixedPaths, hiddenPaths } from '@signalbox/schemas/guarded-columns';
import type { FindModel } from '../model/find-model';
import { recordRequest } from '../records/record-request';
import { requiredFirst } from './required-first';
import { viewerSchema } from '@signalbox/schemas/viewer-schema';

/** `GET core/record/{model}/form` answers `{url}`: the module of the form of its records, with the columns that the user may see. */
export function formRoutes(
  rest: FastifyInstance,
  { kit, findModel }: { kit: PlatformKit; findModel: FindModel },
): void {
  rest.get('/core/record/:model/form', async (request): Promise<{ url: string }> => {
    const { model, viewer } = await recordRequest(findModel, request, 'view');
    const { guarded, schema, uiSchema } = model;
    const columns = { hidden: hiddenPaths(guarded, viewer), fixed: fixedPaths(guarded, viewer) };
    const visible = viewerSchema(schema, columns);
    const form = { schema: visible, uiSchema: requiredFirst(visible, uiSchema) };
    const { url } = await kit.forms.compile(form, viewer.userId);
    return { url };
  });
}
