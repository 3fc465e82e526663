import type { FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { PoolClient } from 'pg';
import {
  countVerdicts,
  type InvalidRecords,
  judgeDocuments,
  type RestoreCounts,
  type RestoreRule,
  type SettingVerdict,
  stageModule,
  stageTable,
  verdictTable,
} from '@signalbox/project-data';
import { entryOf, type ProjectPart } from '../project-parts';
import { refusal } from './judge-list';
import { judgeLists } from './judge-lists';
import type { UnpackedProject } from './unpack-project';

type DataPart = Exclude<ProjectPart, { kind: 'files' }>;

export interface ImportFacts {
  client: PoolClient;
  archive: UnpackedProject;
  project: string;
  parts: readonly ProjectPart[];
  rule: RestoreRule;
}

export interface ImportVerdict {
  /** `invalid`: records that are left out; undefined where none is. */
  parts: { part: DataPart; counts: RestoreCounts; invalid?: InvalidRecords }[];
  /** Undefined: no setting changes. */
  setting?: SettingVerdict;
  /** Records that are overwritten and whose secrets are lost, as the archive has none. */
  lostSecrets: number;
}

/** Copies the chosen collections into temporary tables of the transaction. */
export async function stageImport({ client, archive, parts }: ImportFacts, signal?: AbortSignal): Promise<void> {
  for (const part of parts) {
    if (part.kind !== 'collection') continue;
    const entry = entryOf(part);
    await stageModule({ client, module: part.collection, entry, content: archive.readEntry(entry), signal });
  }
}

/** What the import does, record by record, once all is staged: a plan counts it, an import carries it out. */
export async function judgeImport({
  catalog,
  ...facts
}: ImportFacts & { catalog: FormCatalog }): Promise<ImportVerdict> {
  const { client, project, parts, rule } = facts;
  const verdict: ImportVerdict = { parts: [], lostSecrets: 0 };
  for (const part of parts) {
    if (part.kind !== 'collection') continue;
    const { collection } = part;
    await giveBackSecrets(client, { project, collection });
    await judgeDocuments({ client, module: collection, project, rule });
    verdict.lostSecrets += await countLostSecrets(client, { project, collection });
    verdict.parts.push({ part, ...(await countVerdicts(client, collection)) });
  }
  const lists = await judgeListsOf({ ...facts, catalog });
  verdict.parts.push(...lists.parts);
  if (lists.setting) verdict.setting = lists.setting;
  return verdict;
}

interface CollectionOf {
  project: string;
  collection: string;
}

/** A record that is the same but for its secrets stays the same. One that differs gets none: they might go to another address. */
async function giveBackSecrets(client: PoolClient, { project, collection }: CollectionOf): Promise<void> {
  await client.query(
    `update ${stageTable(collection)} staged set body = held.body from document held
     where held.project = $1 and held.collection = $2 and held.id = staged.id
       and held.body <> staged.body and backup_without_secrets(held.body) = staged.body`,
    [project, collection],
  );
}

async function countLostSecrets(client: PoolClient, { project, collection }: CollectionOf): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${verdictTable(collection)} judged
     join document held using (id) join ${stageTable(collection)} staged using (id)
     where verdict = 'changed' and held.project = $1 and held.collection = $2
       and held.body <> staged.body and backup_without_secrets(held.body) <> held.body`,
    [project, collection],
  );
  return rows[0]?.count ?? 0;
}

async function judgeListsOf({
  client,
  archive,
  project,
  parts,
  rule,
  catalog,
}: ImportFacts & { catalog: FormCatalog }) {
  const { rows } = await client.query<{ body: JsonObject }>('select body from setting where project = $1', [project]);
  const lists: Parameters<typeof judgeLists>[0]['lists'] = [];
  for (const part of parts) if (part.kind === 'setting') lists.push({ part, archived: await readList(archive, part) });
  return judgeLists({ catalog, held: rows[0]?.body ?? {}, lists, rule });
}

async function readList(archive: UnpackedProject, part: Extract<ProjectPart, { kind: 'setting' }>): Promise<JsonValue> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of archive.readEntry(entryOf(part))) {
    bytes += chunk.length;
    if (bytes > maxListBytes) throw refusal(part.property, 'it is too large');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as JsonValue;
  } catch {
    throw refusal(part.property, 'it is no JSON');
  }
}

const maxListBytes = 16 * 2 ** 20;
