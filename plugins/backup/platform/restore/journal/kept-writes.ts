import { escapeLiteral, type PoolClient } from 'pg';
import {
  idsOf,
  isPlainCollection,
  type ModuleAddress,
  moduleAddress,
  type PlacedModules,
  recordsOf,
  type Snapshot,
  stageTable,
} from '@signalbox/project-data';

interface WritesToKeep {
  /** In the restore's transaction, after its locks and before its first change. */
  client: PoolClient;
  /** Snapshot of the safety backup. */
  snapshot: Snapshot;
  /** Id of the restore. */
  id: string;
  project: string;
  modules: readonly string[];
  placed: PlacedModules;
  /** Modules that are empty in the snapshot. */
  empty: ReadonlySet<string>;
}

/**
 * Saves the writes and deletions of others in these modules since the snapshot of the safety backup, for a rollback.
 * They never leave the database. Returns the modules with such writes.
 */
export async function keepWrites({
  client,
  snapshot,
  id,
  project,
  modules,
  placed,
  empty,
}: WritesToKeep): Promise<Set<string>> {
  const changed = new Set<string>();
  const [oldest = '0'] = await linesOf(snapshot, 'select pg_snapshot_xmin(pg_current_snapshot())::xid::text');
  for (const module of modules) {
    const address = moduleAddress({ project, module });
    if (!address) continue;
    const own = placed.get(module)?.transactionId || '0';
    const isNew = `xmin <> '${own}'::xid and ${isSince(oldest)}`;
    const [touched, written] = await Promise.all([
      empty.has(module) ? [] : linesOf(snapshot, idsOf(address, isMarked)),
      client.query<{ id: string }>(
        `insert into backup_restore_kept (restore_id, kind, row)
         select $1, $2, line::jsonb from (${recordsOf(address, isNew)}) records (line) returning row ->> 'id' as id`,
        [id, writtenTo(module)],
      ),
    ]);
    const gone = await goneOf({ client, address, touched, written: written.rows.map((row) => row.id) });
    if (written.rows.length + gone.length > 0) changed.add(module);
    if (gone.length > 0)
      await client.query(
        `insert into backup_restore_kept (restore_id, kind, row)
         select $1, $2, jsonb_build_object('id', gone) from unnest($3::text[]) gone`,
        [id, goneFrom(module), gone],
      );
  }
  return changed;
}

/** Collections that are empty in the snapshot. Call it before others are copied there, as it would scan them. */
export async function emptyModules(
  snapshot: Pick<Snapshot, 'lines'>,
  { project, modules }: Pick<WritesToKeep, 'project' | 'modules'>,
): Promise<Set<string>> {
  const plain = modules.filter((module) => isPlainCollection({ project, module }));
  if (plain.length === 0) return new Set();
  const lines = await linesOf(
    snapshot,
    `select module from unnest(array[${plain.map(escapeLiteral).join()}]) module where not exists
       (select from document where project = ${escapeLiteral(project)} and collection = module)`,
  );
  return new Set(lines);
}

/** Applies the saved writes to the staged safety backup, which then equals the state at the locks of the restore. */
export async function restoreWrites(client: PoolClient, id: string, modules: readonly string[]): Promise<void> {
  for (const module of modules) {
    await client.query(
      `delete from ${stageTable(module)} staged using backup_restore_kept kept
       where restore_id = $1 and kind in ($2, $3) and staged.id = row ->> 'id'`,
      [id, writtenTo(module), goneFrom(module)],
    );
    await client.query(
      `insert into ${stageTable(module)} (id, created_at, updated_at, body)
       select row ->> 'id', (row ->> 'createdAt')::timestamptz, (row ->> 'updatedAt')::timestamptz, row -> 'body'
       from backup_restore_kept where restore_id = $1 and kind = $2`,
      [id, writtenTo(module)],
    );
  }
}

interface RecordsToMiss {
  client: PoolClient;
  address: ModuleAddress;
  /** Ids, as JSON, of records in the snapshot that were marked since. */
  touched: readonly string[];
  /** Ids of records that were written since. */
  written: readonly string[];
}

/** Ids of records in the snapshot that no longer exist. */
async function goneOf({ client, address, touched, written }: RecordsToMiss): Promise<string[]> {
  if (touched.length === 0) return [];
  // Rows that are marked and still exist were only locked, or their change was rolled back.
  const { rows } = await client.query<{ line: string }>(idsOf(address, isMarked));
  const there = new Set([...rows.map(({ line }) => JSON.parse(line) as string), ...written]);
  return touched.map((line) => JSON.parse(line) as string).filter((id) => !there.has(id));
}

/** A transaction that deletes, changes or locks a row writes its number to `xmax`. */
const isMarked = `xmax <> '0'::xid`;

/**
 * Written by a transaction that the snapshot cannot see. Transaction numbers wrap around: some rows older than half the
 * range may match, which is harmless, as only their current state is saved.
 */
function isSince(oldest: string): string {
  return `age(xmin) <= age('${oldest}'::xid)`;
}

async function linesOf(snapshot: Pick<Snapshot, 'lines'>, select: string): Promise<string[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of snapshot.lines(select)) chunks.push(chunk);
  return Buffer.concat(chunks).toString().split('\n').slice(0, -1);
}

function writtenTo(module: string): string {
  return `written ${module}`;
}

function goneFrom(module: string): string {
  return `gone ${module}`;
}
