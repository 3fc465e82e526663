import { isSameValue } from '@signalbox/engine/core';
import type { PlatformKit } from '@signalbox/platform-kit';
import { fixedPaths, hiddenPaths, secretPaths } from '@signalbox/schemas/guarded-columns';
import { route } from '@signalbox/platform-kit/rest';
import { isJsonObject, type JsonObject, stringsOf } from '@signalbox/schemas/json';
import { viewerSchema } from '@signalbox/schemas/viewer-schema';
import type { FastifyInstance } from 'fastify';
import type { FindModel } from '../../query/record-model';
import { recordRequest, requestFinder } from '../record-request';

/**
 * `GET {resource}/form` answers `{url}`: the module of the form of its records, with the columns that the user may
 * see, and the secrets that they may set.
 */
export function formRoutes(
  rest: FastifyInstance,
  { kit, resource, find }: { kit: PlatformKit; resource: string; find: FindModel },
): void {
  const findRequested = requestFinder(resource, find);
  const formRoute = route('Returns the address of the module that validates records of a model.');
  rest.get(`/${resource}/form`, formRoute, async (request): Promise<{ url: string }> => {
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

/**
 * The uiSchema with an order of the fields: that of `ui:order`, then the required ones, then all others. The database keeps
 * no order of properties.
 */
function requiredFirst(schema: JsonObject, uiSchema: JsonObject): JsonObject {
  const { properties, required } = schema;
  if (!isJsonObject(properties)) return uiSchema;
  const order = stringsOf(uiSchema['ui:order']);
  const ordered: JsonObject = { ...uiSchema };
  if (!order.includes('*')) ordered['ui:order'] = [...new Set([...order, ...stringsOf(required)]), '*'];
  for (const [name, property] of Object.entries(properties)) {
    const inner = uiSchema[name];
    if (isJsonObject(property) && isJsonObject(property['properties']))
      ordered[name] = requiredFirst(property, isJsonObject(inner) ? inner : {});
  }
  return ordered;
}
