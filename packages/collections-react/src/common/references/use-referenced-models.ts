import { useConsole } from '@signalbox/api/react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { columnsOf, type ListColumn } from '@signalbox/collections-core';
import { modelSchemaQuery, modelsQuery, recordResource } from '../model-queries';

/** A model that columns refer to, and the column that names its records. */
export interface ReferencedModel {
  /** Address of its records. */
  resource: string;
  title: ListColumn;
}

/**
 * The models of references, which are keys or ids. Without those that are not known yet, and models whose records the user
 * may not list.
 */
export function useReferencedModels(references: readonly string[]): ReadonlyMap<string, ReferencedModel> {
  const { api, user } = useConsole();
  const wanted = [...new Set(references)];
  const { data: models } = useQuery({ ...modelsQuery(api), enabled: wanted.length > 0 });
  const listed = wanted.flatMap((reference) => {
    const found = models?.find(({ id }) => id === reference) ?? models?.find(({ key }) => key === reference);
    return found ? [{ reference, id: found.id }] : [];
  });
  const schemas = useQueries({ queries: listed.map(({ id }) => modelSchemaQuery(api, id)) });
  const viewer = { isSuper: user.isSuper, permissions: new Set(user.permissions) };
  return new Map(
    listed.flatMap(({ reference, id }, index) => {
      const data = schemas[index]?.data;
      const title = data && columnsOf({ ...data, viewer })[0];
      return title ? [[reference, { resource: recordResource(id), title }] as const] : [];
    }),
  );
}
