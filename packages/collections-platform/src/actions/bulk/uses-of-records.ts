import { PlatformError } from '@signalbox/api';
import type { TaskOwner, Viewer } from '@signalbox/platform-kit';
import { hiddenPaths } from '@signalbox/schemas/guarded-columns';
import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import { sql } from 'kysely';
import {
  maxCountedUses,
  reachesHidden,
  type RecordUses,
  type ReferenceColumn,
  referenceColumns,
} from '@signalbox/collections-core';
import { mayUse } from '../../query/may-use';
import type { RecordModel } from '../../query/record-model';
import type { RouteDeps } from '../../records/record-request';
import { type RecordsSource, runQuery } from '../../records/run-query';

interface UsesOptions extends Pick<RouteDeps, 'findModel' | 'resources'> {
  source: RecordsSource;
  /** Of the request. */
  project: string;
  model: RecordModel;
  viewer: Viewer;
  owner: TaskOwner;
}

interface ReferringColumn {
  model: RecordModel;
  key: string;
  column: ReferenceColumn;
}

/**
 * The records of all lists of the project that refer to records with these ids, besides those themselves; for a list that all
 * projects share, also those of models of other projects, as hidden ones. Throws as `ClientQueries.run` does.
 */
export async function usesOfRecords(options: UsesOptions, ids: readonly string[]): Promise<RecordUses> {
  const { source, project, viewer, owner } = options;
  const columns = await referringColumns(options);
  const found: RecordUses = { uses: [], isHiddenUsed: false };
  if (columns.length === 0 || ids.length === 0) return found;
  const counts = columns.map(({ model, column }, place) => {
    const bodies = ids.map((id) => JSON.stringify(bodyWith(model, column.path, id)));
    return sql`select ${place}::integer as place, count(*)::integer as count from (
      select from ${model.from} where ${model.scope} and document.body @> any(${bodies}::jsonb[])
        and (${model.id !== options.model.id} or document.id <> all(${ids}::text[])) limit ${maxCountedUses}) as found`;
  });
  const rows = await runQuery<{ place: number; count: number }>(source, sql.join(counts, sql` union all `), owner);
  for (const [place, { model, key, column }] of columns.entries()) {
    const count = rows.find((row) => row.place === place)?.count ?? 0;
    if (count === 0) continue;
    const { schema, guarded } = model;
    const isVisible = (model.isOfAllProjects || model.project === project) && mayUse(model, viewer, 'view');
    if (isVisible && !reachesHidden(column.path, { schema, hidden: hiddenPaths(guarded, viewer) }))
      found.uses.push({ model: key, title: model.title, column: column.path.join('.'), count });
    else found.isHiddenUsed = true;
  }
  return found;
}

/** The columns that refer to records of `model`: of the declared lists, and of models. */
async function referringColumns(options: UsesOptions): Promise<ReferringColumn[]> {
  const { source, findModel, resources, project: own, model, owner } = options;
  const stored = await runQuery<{ project: string; id: string; key: string | null }>(
    source,
    sql`select project, id, left(body ->> 'key', 64) as key from document
      where ${model.isOfAllProjects ? sql`true` : sql`project = ${own}`}
      and collection = 'model' and strpos((body -> 'custom' -> 'schema')::text, '"reference"') > 0
      order by project <> ${own}, id limit ${maxModels}`,
    owner,
  );
  const declared = [...resources.keys()].map((id) => ({ project: own, id, key: id }));
  const found: ReferringColumn[] = [];
  for (const { project, id, key } of [...declared, ...stored]) {
    const other = await known(findModel(project, id));
    for (const column of other ? referenceColumns(other.schema) : []) {
      const target = await known(findModel(project, column.model));
      if (other && target?.id === model.id) found.push({ model: other, key: key ?? id, column });
    }
  }
  return found.slice(0, maxColumns);
}

/** Undefined for a model that does not exist or cannot be used. */
function known(model: Promise<RecordModel>): Promise<RecordModel | undefined> {
  return model.catch((error: unknown) => {
    if (!(error instanceof PlatformError)) throw error;
    return undefined;
  });
}

/** Returns what the document of a record contains if the column has this id. */
function bodyWith({ root, schema }: RecordModel, path: readonly string[], id: string): JsonValue {
  return root.reduceRight((inner: JsonValue, name) => ({ [name]: inner }), valuesWith(schema, path, id));
}

/** As `bodyWith`, of the values alone. */
function valuesWith({ items, properties }: JsonObject, path: readonly string[], id: string): JsonValue {
  if (isJsonObject(items)) return [valuesWith(items, path, id)];
  const [name, ...rest] = path;
  if (name === undefined) return id;
  const property = isJsonObject(properties) ? properties[name] : undefined;
  return { [name]: valuesWith(isJsonObject(property) ? property : {}, rest, id) };
}

const maxModels = 1000;
const maxColumns = 200;
