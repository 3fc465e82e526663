import { isStorableText, PlatformError } from '@signalbox/api';
import { boundedCache, type Database } from '@signalbox/platform-kit';
import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { isLanguageText } from '@signalbox/schemas/language-text';
import { recordPermissions } from '@signalbox/schemas/permission-model';
import { sql } from 'kysely';
import { guardedColumns } from '@signalbox/schemas/guarded-columns';
import {
  type FindModel,
  modelScope,
  recordCollection,
  type RecordModel,
  recordSchema,
} from '@signalbox/collections-platform';
import { lockModel } from './lock-model';

/** Finds models by their id, or else by their key. */
export function modelFinder({ database }: { database: Database }): FindModel {
  const cache = boundedCache<RecordModel>({ maxEntries: 200, maxBytes: 64 * 1024 * 1024 });
  const load = async (project: string, { id, version }: FoundModel): Promise<RecordModel> => {
    const { rows } = await sql<{ body: JsonObject; version: string }>`
      select body, xmin::text as version from document
      where project = ${project} and collection = 'model' and id = ${id}`.execute(database);
    const [row] = rows;
    if (!row) throw new PlatformError('notFound', { detail: id });
    const model = recordModel({ project, id, ...row });
    if (row.version === version) cache.set(`${project}/${id}/${version}`, model, JSON.stringify(row.body).length * 4);
    return model;
  };
  return async (project: string, address: string): Promise<RecordModel> => {
    const found = await findId(database, { project, address });
    if (!found) throw new PlatformError('notFound', { detail: address });
    return cache.get(`${project}/${found.id}/${found.version}`) ?? load(project, found);
  };
}

interface FoundModel {
  id: string;
  version: string;
}

/** Returns the oldest of the models with the same key. */
async function findId(
  database: Database,
  { project, address }: { project: string; address: string },
): Promise<FoundModel | undefined> {
  if (address.length > maxAddress || !isStorableText(address)) return undefined;
  const isKey = sql`body @> ${JSON.stringify({ key: address })}::jsonb`;
  const { rows } = await sql<FoundModel>`
    (select id, xmin::text as version, 1 as place from document
      where project = ${project} and collection = 'model' and id = ${address})
    union all
    (select id, xmin::text as version, 2 as place from document
      where project = ${project} and collection = 'model' and ${isKey} order by created_at, id limit 1)
    order by place limit 1`.execute(database);
  return rows[0];
}

function recordModel({
  project,
  id,
  body,
  version,
}: {
  project: string;
  id: string;
  body: JsonObject;
  version: string;
}): RecordModel {
  const custom = isJsonObject(body['custom']) ? body['custom'] : {};
  const stored: JsonObject = isJsonObject(custom['schema']) ? custom['schema'] : { type: 'object', properties: {} };
  const uiSchema = isJsonObject(custom['uiSchema']) ? custom['uiSchema'] : {};
  const guarded = guardedColumns(stored);
  if (!guarded) throw new PlatformError('modelUnusable', { detail: 'the schema is too large or refers to itself' });
  const schema = recordSchema(stored);
  const name = typeof body['name'] === 'string' ? body['name'].slice(0, maxName) : id;
  const title = isLanguageText(schema['title']) ? schema['title'] : name;
  return {
    project,
    id,
    resource: 'core/record',
    version,
    title,
    permissions: recordPermissions(body['key']),
    schema,
    uiSchema,
    guarded,
    from: sql`document`,
    scope: modelScope({ project, id }),
    root: ['values'],
    stored: { collection: recordCollection, bodyOf: (values) => ({ model: id, values }) },
    lock: (transaction) => lockModel(transaction, { project, id, version }),
  };
}

const maxAddress = 64;
const maxName = 200;
