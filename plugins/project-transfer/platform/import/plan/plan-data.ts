import { isUtf8 } from 'node:buffer';
import type { RestoreRule } from '@signalbox/schemas/types';
import type { RestoreCounts } from '@signalbox/api';
import { presentSettings, type FormCatalog, type Viewer } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { inexactPath } from '@signalbox/schemas/exact-numbers';
import { parseJson } from '@signalbox/schemas/json';
import type { PoolClient } from 'pg';
import {
  countResults,
  type InvalidRecords,
  planDocuments,
  type SettingResult,
  stageModule,
  stageTable,
  resultTable,
} from '@signalbox/project-data';
import { entryOf, type ProjectPart } from '../../project-parts';
import { leaveOutModels } from './leave-out-models';
import { listRejected } from './plan-list';
import { planLists } from './plan-lists';
import type { ExtractedProject } from '../prepare/extract-project';

type DataPart = Exclude<ProjectPart, { kind: 'files' }>;

interface DataToPlan {
  catalog: FormCatalog;
  client: PoolClient;
  archive: ExtractedProject;
  project: string;
  parts: readonly ProjectPart[];
  rule: RestoreRule;
  viewer: Viewer;
}

export interface DataPlan {
  /** `invalid`: records that are left out. Undefined when there are none. */
  parts: { part: DataPart; counts: RestoreCounts; invalid?: InvalidRecords }[];
  /** Undefined when no setting changes. */
  setting?: SettingResult;
  /** Number of records that lose their secrets when they are overwritten, as the archive has none. */
  lostSecrets: number;
}

/** Copies the chosen collections into temporary tables of the transaction. */
export async function stageData(
  { archive, parts, ...options }: Pick<DataToPlan, 'archive' | 'parts'> & Parameters<typeof leaveOutModels>[0],
  signal?: AbortSignal,
): Promise<void> {
  const { client } = options;
  for (const part of parts) {
    if (part.kind !== 'collection') continue;
    const entry = entryOf(part);
    await stageModule({ client, module: part.collection, entry, content: archive.readEntry(entry), signal });
    if (part.collection === 'model') await leaveOutModels(options);
  }
}

/** Plans the import record by record, after staging. A plan counts the results, an import applies them. */
export async function planData(options: DataToPlan): Promise<DataPlan> {
  const { client, project, parts, rule, viewer } = options;
  const result: DataPlan = { parts: [], lostSecrets: 0 };
  for (const part of parts) {
    if (part.kind !== 'collection') continue;
    const { collection } = part;
    await restoreSecrets(client, { project, collection });
    await planDocuments({ client, module: collection, project, rule, viewer });
    result.lostSecrets += await countLostSecrets(client, { project, collection });
    result.parts.push({ part, ...(await countResults(client, collection)) });
  }
  const lists = await planListsOf(options);
  result.parts.push(...lists.parts);
  if (lists.setting) result.setting = lists.setting;
  return result;
}

interface CollectionOf {
  project: string;
  collection: string;
}

/**
 * Keeps the secrets of a record that is otherwise the same. A record that differs loses them: they might be sent to
 * another address.
 */
async function restoreSecrets(client: PoolClient, { project, collection }: CollectionOf): Promise<void> {
  await client.query(
    `update ${stageTable(collection)} staged set body = existing.body from document existing
     where existing.project = $1 and existing.collection = $2 and existing.id = staged.id
       and existing.body <> staged.body and backup_without_secrets(existing.body) = staged.body`,
    [project, collection],
  );
}

async function countLostSecrets(client: PoolClient, { project, collection }: CollectionOf): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${resultTable(collection)} planned
     join document existing using (id) join ${stageTable(collection)} staged using (id)
     where result = 'changed' and existing.project = $1 and existing.collection = $2
       and existing.body <> staged.body and backup_without_secrets(existing.body) <> existing.body`,
    [project, collection],
  );
  return rows[0]?.count ?? 0;
}

async function planListsOf({ client, archive, project, parts, rule, catalog, viewer }: DataToPlan) {
  const { rows } = await client.query<{ body: JsonObject }>('select body from setting where project = $1', [project]);
  const lists: Parameters<typeof planLists>[0]['lists'] = [];
  for (const part of parts) {
    if (part.kind !== 'setting') continue;
    const settings = presentSettings(catalog, { [part.earlier]: await readList(archive, part) });
    // Earlier versions exported a list that is null as such.
    lists.push({ part, archived: settings[part.property] ?? [] });
  }
  return planLists({ catalog, existing: rows[0]?.body ?? {}, lists, rule, viewer });
}

async function readList(
  archive: ExtractedProject,
  part: Extract<ProjectPart, { kind: 'setting' }>,
): Promise<JsonValue> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of archive.readEntry(entryOf(part))) {
    bytes += chunk.length;
    if (bytes > maxListBytes) throw listRejected(part.property, 'it is too large');
    chunks.push(chunk);
  }
  const content = Buffer.concat(chunks);
  const text = isUtf8(content) ? content.toString() : '';
  const list = parseJson(text);
  if (list === undefined) throw listRejected(part.property, 'it is no JSON in UTF-8');
  if (inexactPath(text)) throw listRejected(part.property, 'a number would lose digits');
  return list;
}

const maxListBytes = 16 * 2 ** 20;
