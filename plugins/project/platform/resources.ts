import { PlatformError } from '@signalbox/api';
import { collectionRoutes, declaredCollection, documentsSource } from '@signalbox/collections-platform';
import { collectionStore, idOf, type PlatformKit, resourceRoutes, type StoredDocument } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import modelSchema from '@signalbox/schemas/entities/model.json';
import themeSchema from '@signalbox/schemas/entities/theme.json';
import { isJsonObject, objectOf } from '@signalbox/schemas/json';
import { modelEntity, modelPatchEntity, themeEntity, themePatchEntity } from '@signalbox/schemas/validators/entities';
import { route } from '@signalbox/platform-kit/rest';
import { modelChangeQueryEntity } from '../shared/generated/entities';
import type { FastifyInstance } from 'fastify';
import { checkModelChange, checkSchema } from './models/check-model-change';
import { seenModel } from './models/seen-model';

const themes = documentsSource({
  definition: declaredCollection('project/theme', objectOf(themeSchema)),
  collection: 'theme',
  entity: { full: themeEntity, patch: themePatchEntity },
  // Clients have filtered by properties that no theme has.
  comparesUndeclared: true,
  hooks: { present: (theme) => ({ ...theme, type: 'custom' }) },
});

const models = (kit: PlatformKit) =>
  documentsSource({
    definition: declaredCollection('project/model', objectOf(modelSchema)),
    collection: 'model',
    entity: { full: modelEntity, patch: modelPatchEntity },
    maxBytes: 768 * 1024,
    limit: 'model',
    hooks: {
      // Each list reads the columns of its model.
      grants: ({ action }) => action === 'view',
      before: (write) => checkSchema(kit, write),
      onWrite: (write) => checkModelChange(kit, write),
      present: seenModel,
    },
  });

/** Collections with the generic routes. */
export function resources(rest: FastifyInstance, kit: PlatformKit): void {
  collectionRoutes(rest, { kit, ...themes, answer: themeEntity });
  collectionRoutes(rest, { kit, ...models(kit), answer: modelEntity, changeQuery: modelChangeQueryEntity });
  modelFormRoute(rest, kit);
  // Tables have no permission keys of their own: they belong to a model and use its permissions.
  const seenWithModels = { list: 'model.view', get: 'model.view' };
  resourceRoutes(rest, kit, { path: 'core/table', collection: 'table', permissions: seenWithModels });
  const devices = { path: 'core/table_record', collection: 'table_record', noun: 'device' };
  resourceRoutes(rest, kit, { ...devices, permissions: seenWithModels });
}

/**
 * `GET core/model/{id}/form` answers `{url}`: the module of the form of the model's records, by `custom.schema` and, for the
 * order and widgets of its fields, `custom.uiSchema`. It has all columns, so it requires `model.view`. Not part of the model
 * itself: most readers of a model need no form, and clients write models back as they read them.
 */
function modelFormRoute(rest: FastifyInstance, kit: PlatformKit): void {
  const formRoute = route('Returns the address of the module that validates records of a model.', {
    permission: 'model.view',
  });
  rest.get('/core/model/:id/form', formRoute, async (request) => {
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
