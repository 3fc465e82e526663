import { malformedQuery, type Query } from '@signalbox/platform-kit';
import { type Column, columnAt, reachesHidden } from '@signalbox/collections-core';
import { type ColumnViewer, hiddenPaths } from '@signalbox/schemas/guarded-columns';
import { type JsonObject, stringsOf } from '@signalbox/schemas/json';
import type { RawBuilder } from 'kysely';
import type { RecordModel } from './record-model';

export const idColumn: RecordColumn = { path: ['id'], type: 'id', place: [] };

/** The columns of a model that a viewer may see. */
export interface RecordColumns {
  /**
   * The column at a path. Throws `malformedQuery` for a path that is no property of the model, and the same error for
   * one with values that the viewer may not see: filters and orders would reveal them. `at` names the place in the query.
   */
  column(path: string[], at: string): RecordColumn;
  hidden: readonly string[][];
  /** What filters and orders may compare a column by, if that is limited. */
  compare(path: readonly string[]): 'equals' | 'never' | undefined;
  /** The order of a list that asks for none. */
  sorts: Query['sorts'];
  /** A record as the viewer gets it. */
  present(record: JsonObject): JsonObject;
  /** True if an index on the records of the model begins with the column. */
  isIndexed(path: readonly string[]): boolean;
}

interface Indexes {
  isIndexed(model: RecordModel, path: readonly string[]): boolean;
}

/** A column with its place in a document. `id` is the id of the record. `time`: of SQL's type `timestamptz`. */
export type RecordColumn = (
  | (Omit<Column, 'type'> & { type: Column['type'] | 'time' })
  | { path: ['id']; type: 'id' }
) & {
  place: readonly string[];
  /** SQL of a column of a table; and whether each row has a value in it. */
  table?: { value: RawBuilder<unknown>; isRequired: boolean };
};

export function recordColumns(model: RecordModel, viewer: ColumnViewer, indexes: Indexes): RecordColumns {
  const { schema, guarded, root } = model;
  const hidden = hiddenPaths(guarded, viewer);
  return {
    hidden,
    compare: ([name = '']) => model.compare?.[name],
    sorts: model.sorts ?? [],
    present: (record) => model.hooks?.present?.(record, viewer) ?? record,
    isIndexed: (path) => indexes.isIndexed(model, path),
    column(path, at) {
      if (path.length === 1 && path[0] === 'id') return idColumn;
      const declared = columnAt(schema, path);
      const column =
        declared ?? (model.comparesUndeclared ? ({ path, type: 'other', schema: {} } as const) : undefined);
      // Where an undeclared value has lists is not known.
      if (!column || reachesHidden(path, { schema: declared ? schema : {}, hidden }))
        throw malformedQuery(at, `the list has no column ${path.join('.')}`);
      return { ...column, place: [...root, ...path], ...tableColumn(model, column) };
    },
  };
}

/** What is different in a column of a table. Nothing for a list or an object: they are compared in `document.body`. */
function tableColumn(
  { columns, schema }: RecordModel,
  { path, type }: Column,
): Pick<RecordColumn, 'table'> & { type?: 'time' } {
  const name = path.join('.');
  const value = columns?.[name];
  if (value === undefined || type === 'other') return {};
  const table = { value, isRequired: stringsOf(schema['required']).includes(name) };
  return type === 'moment' ? { table, type: 'time' } : { table };
}
