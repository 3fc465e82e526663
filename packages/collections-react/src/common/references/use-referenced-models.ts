import { useConsole } from '@signalbox/api/react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { columnsOf, type ListColumn } from '@signalbox/collections-core';
import { collections, dialogs } from '@signalbox/schemas';
import type { ColumnViewer } from '@signalbox/schemas/guarded-columns';
import type { JsonObject } from '@signalbox/schemas/json';
import { modelSchemaQuery, modelsQuery, recordResource } from '../model-queries';

/** A model or a declared list that columns refer to, and the column that names its records. */
export interface ReferencedModel {
  /** Address of its records. */
  resource: string;
  title: ListColumn;
}

/**
 * The lists of references, which are keys or ids of models, or addresses of declared lists. Without those that are not known yet, and models whose records the user
 * may not list.
 */
export function useReferencedModels(references: readonly string[]): ReadonlyMap<string, ReferencedModel> {
  const { api, user } = useConsole();
  const viewer = { isSuper: user.isSuper, permissions: new Set(user.permissions) };
  const isDeclared = (reference: string) => collections.some(({ resource }) => resource === reference);
  const wanted = [...new Set(references)].filter((reference) => !isDeclared(reference));
  const { data: models } = useQuery({ ...modelsQuery(api), enabled: wanted.length > 0 });
  const listed = wanted.flatMap((reference) => {
    const found = models?.find(({ id }) => id === reference) ?? models?.find(({ key }) => key === reference);
    return found ? [{ reference, id: found.id }] : [];
  });
  const schemas = useQueries({ queries: listed.map(({ id }) => modelSchemaQuery(api, id)) });
  return new Map([
    ...references.flatMap((reference) => declaredList(reference, viewer)),
    ...listed.flatMap(({ reference, id }, index) => {
      const data = schemas[index]?.data;
      const title = data && columnsOf({ ...data, viewer })[0];
      return title ? [[reference, { resource: recordResource(id), title }] as const] : [];
    }),
  ]);
}

function declaredList(reference: string, viewer: ColumnViewer): [string, ReferencedModel][] {
  const declared = collections.find(({ resource }) => resource === reference);
  const form = dialogs.find(({ id }) => id === declared?.id);
  const view = declared?.permissions.view;
  if (!declared || !form || !(view === undefined || viewer.isSuper || viewer.permissions.has(view))) return [];
  const columns = columnsOf({ schema: form.schema as JsonObject, uiSchema: form.uiSchema as JsonObject, viewer });
  const title = columns.find(({ path }) => path === declared.columns[0]);
  return title ? [[reference, { resource: reference, title }]] : [];
}
