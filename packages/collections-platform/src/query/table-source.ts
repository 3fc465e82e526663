import { columnAt, readSorts } from '@signalbox/collections-core';
import { guardedColumns } from '@signalbox/schemas/guarded-columns';
import { type RawBuilder, sql } from 'kysely';
import type { SourceDefinition } from './documents-source';
import type { FindModel, RecordModel } from './record-model';

interface TableOptions extends Pick<RecordModel, 'hooks'> {
  definition: SourceDefinition;
  /** It has the columns `project` and `id`, which are texts. */
  table: string;
  /** SQL of each property of a record, by the columns of the table. One that the schema requires is never null. */
  columns: Readonly<Record<string, string>>;
}

/** The rows of a table as the records of a declared list that its plug-in alone writes: options of `collectionRoutes`. */
export function tableSource({ definition, table, columns, ...rules }: TableOptions): {
  resource: string;
  permissions: RecordModel['permissions'];
  find: FindModel;
} {
  const { resource, uiSchema = {}, sort, ...declared } = definition;
  const { schema, permissions } = declared;
  const guarded = guardedColumns(schema);
  if (!guarded) throw new Error(`The schema of ${resource} is too large or refers to itself`);
  const values = Object.entries(columns).map(([name, value]) => [name, sql.raw(value)] as const);
  const parts = values.map(([name, value]) => sql`${sql.lit(name)}, ${jsonOf(value, columnAt(schema, [name])?.type)}`);
  const body = sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(parts)}))`;
  const model = {
    ...declared,
    ...rules,
    id: resource,
    resource,
    version: '',
    uiSchema,
    guarded,
    root: [],
    from: sql`(select entry.*, entry.xmin, ${body} as body from ${sql.table(table)} as entry) as document`,
    columns: Object.fromEntries(values),
    sorts: readSorts(sort ?? '').map(({ path, isDescending }) => ({
      path: path.split('.'),
      direction: isDescending ? ('desc' as const) : ('asc' as const),
    })),
  };
  return {
    resource,
    permissions,
    find: async (project) => ({ ...model, project, scope: sql<boolean>`(document.project = ${project})` }),
  };
}

/** A time as the wire has it: in UTC, with milliseconds. */
function jsonOf(value: RawBuilder<unknown>, type: string | undefined): RawBuilder<unknown> {
  return type === 'moment' ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : value;
}
