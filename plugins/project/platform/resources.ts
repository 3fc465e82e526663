import { type PlatformKit, resourceRoutes } from '@signalbox/platform-kit';
import { modelEntity, modelPatchEntity, themeEntity, themePatchEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyInstance } from 'fastify';
import { modelFormRoute } from './models/model-form';
import { seenModel } from './models/seen-model';

/** Collections with the generic routes. */
export function resources(rest: FastifyInstance, kit: PlatformKit): void {
  resourceRoutes(rest, kit, {
    path: 'core/theme',
    collection: 'theme',
    // Any user's console may use a custom theme.
    permissions: { list: null, get: null, add: 'theme.add', edit: 'theme.edit', delete: 'theme.delete' },
    entity: { full: themeEntity, patch: themePatchEntity },
    present: (theme) => ({ ...theme, type: 'custom' }),
  });
  resourceRoutes(rest, kit, {
    path: 'core/model',
    collection: 'model',
    limit: 'model',
    // Each list reads the columns of its model.
    permissions: { list: 'model.view', get: null, add: 'model.add', edit: 'model.edit', delete: 'model.delete' },
    entity: { full: modelEntity, patch: modelPatchEntity },
    present: (model, { viewer }) => seenModel(model, viewer),
  });
  modelFormRoute(rest, kit);
  // Tables have no permission keys of their own: they belong to a model and use its permissions.
  const seenWithModels = { list: 'model.view', get: 'model.view' };
  resourceRoutes(rest, kit, { path: 'core/table', collection: 'table', permissions: seenWithModels });
  resourceRoutes(rest, kit, { path: 'core/table_record', collection: 'table_record', permissions: seenWithModels });
}
