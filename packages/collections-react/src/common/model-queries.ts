import type { ApiClient } from '@signalbox/api/client';
import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { resolveReferences } from '@signalbox/schemas/resolve-references';
import { queryOptions } from '@tanstack/react-query';
import { type ListedModel, modelKey, recordKeys } from '@signalbox/collections-core';

/** The models whose records the user may list. */
export const modelsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: recordKeys.models(),
    queryFn: ({ signal }) => api.get<ListedModel[]>('core/record', { signal }),
    staleTime: 60_000,
  });

/** Address of the records of a model. */
export function recordResource(model: string): string {
  return `core/record/${model}`;
}

/** The schema of the records of a model, and the order and widgets of their fields. */
export interface ModelSchema {
  schema: JsonObject;
  uiSchema: JsonObject;
}

/**
 * Returns the schema with its references replaced by what they refer to. The server lists columns of references that lead
 * nowhere, too.
 */
function completeOf(schema: JsonObject): JsonObject {
  const complete = resolveReferences(schema);
  return 'schema' in complete ? complete.schema : schema;
}

export const modelSchemaQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: modelKey(id),
    queryFn: async ({ signal }): Promise<ModelSchema> => {
      const { custom } = await api.get<JsonObject>(`core/model/${id}`, { signal });
      const { schema, uiSchema } = isJsonObject(custom) ? custom : {};
      return {
        schema: isJsonObject(schema) ? completeOf(schema) : {},
        uiSchema: isJsonObject(uiSchema) ? uiSchema : {},
      };
    },
    staleTime: 60_000,
  });
