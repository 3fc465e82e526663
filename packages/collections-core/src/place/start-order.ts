import { type JsonObject, objectOf } from '@signalbox/schemas/json';
import type { ListColumn } from '../columns/list-column';
import { readSorts, type SortKey } from './place';

/** The order of a list that has no other: `sort` among the options of the uiSchema, such as `-raisedAt`, the newest first. */
export function startOrder({ uiSchema, columns }: { uiSchema: JsonObject; columns: readonly ListColumn[] }): SortKey[] {
  const { sort } = objectOf(uiSchema['ui:options']);
  const paths = new Set(columns.map(({ path }) => path));
  return typeof sort === 'string' ? readSorts(sort).filter(({ path }) => paths.has(path)) : [];
}
