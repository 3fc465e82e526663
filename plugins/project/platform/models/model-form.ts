import { PlatformError } from '@signalbox/api';
import { collectionStore, idOf, type PlatformKit, type StoredDocument } from '@signalbox/platform-kit';
import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject } from '@signalbox/schemas';
import type { FastifyInstance } from 'fastify';

/**
 * `GET core/model/{id}/form` answers `{url}`: the module of the form of the model's records, by `custom.schema` and, for the
 * order and widgets of its fields, `custom.uiSchema`. It has all columns, so it requires `model.view`. Not part of the model
 * itself: most readers of a model need no form, and clients write models back as they read them.
 */
export function modelFormRoute(rest: FastifyInstance, kit: PlatformKit): void {
  rest.get('/core/model/:id/form', { config: { permission: 'model.view' } }, async (request) => {
    const id = idOf(request);
    const model = await collectionStore({ ...kit, project: request.project, collection: 'model' }).get(id);
    if (!model) throw new PlatformError('notFound', { detail: id });
    const { url } = await kit.forms.compile(formOf(model), request.viewer?.userId ?? '');
    return { url };
  });
}

function formOf({ custom }: StoredDocument): { schema: JsonObject; uiSchema?: JsonObject } {
  const { schema, uiSchema } = isJsonObject(custom) ? custom : {};
  // Without a schema, the error says what is missing.
  return { schema: isJsonObject(schema) ? schema : {}, ...(isJsonObject(uiSchema) && { uiSchema }) };
}
