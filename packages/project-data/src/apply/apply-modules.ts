import { cutIndexBuilding } from '../gin-index/gin-index';
import { type Database, documentsChannel, type PlatformKit, storeUsernameKeys } from '@signalbox/platform-kit';
import type { PoolClient } from 'pg';
import { applyDocuments } from './apply-documents';
import { applyRows } from './apply-rows';
import { applySetting } from './apply-setting';
import type { ModuleResults } from '../plan/plan-modules';
import { deleteConcurrentWrites } from '../stage/place-module';
import { deferIndex } from '../gin-index/defer-gin-index';
import { hasFiles, type ModuleAddress, moduleAddress, modulesOf } from '../modules/module-address';
import { resultTable } from '../plan/plan-documents';

interface ModulesToApply {
  client: PoolClient;
  /** The same transaction, for kysely. */
  database: Database;
  kit: Pick<PlatformKit, 'clock' | 'notify'>;
  project: string;
  results: ModuleResults;
  /** The user who restores. The id is written to the history of settings. */
  userId: string | null;
}

/**
 * Blocks all writes to the tables that a restore changes, on all replicas, until the transaction ends. Reads continue.
 * Call it after staging and before planning, so that the plan stays true.
 */
export async function lockModules(client: PoolClient, project: string): Promise<void> {
  // Otherwise PostgreSQL waits one second for its own autovacuum before it cancels it.
  await client.query(
    `select set_config('deadlock_timeout', '50ms', true) from pg_roles where rolname = current_user and rolsuper`,
  );
  await cutIndexBuilding(client);
  const addresses = modulesOf(project).map((module) => moduleAddress({ project, module }));
  const tables = new Set(addresses.flatMap((address) => tableToLock(address) ?? []));
  for (const table of [...tables].toSorted()) await client.query(`lock table ${table} in exclusive mode`);
  await client.query('select from setting where project = $1 for update', [project]);
}

function tableToLock(address: ModuleAddress | undefined): string | undefined {
  switch (address?.table) {
    case 'document':
      return 'document';
    case 'rows':
      return address.rows.name;
    case 'settings':
      return 'setting';
  }
}

/** Writes what `planModules` planned. */
export async function applyModules({ results, ...parts }: ModulesToApply): Promise<void> {
  await deferIndex(parts.client);
  for (const { name: module, counts, placed } of results.modules) {
    const address = moduleAddress({ project: parts.project, module });
    if (placed) {
      if (counts.deleted > 0) await deleteConcurrentWrites(parts.client, { project: parts.project, module, placed });
    } else if (address?.table === 'document') {
      await applyDocuments({ client: parts.client, module, project: address.project, counts });
    }
    if (address?.table === 'rows') await applyRows({ client: parts.client, module, rows: address.rows, counts });
    if (module === 'user' || module === 'document') {
      await deletePasswords(parts.client);
      await storeUsernameKeys(
        async <Row>(text: string, values?: unknown[]) => (await parts.client.query(text, values)).rows as Row[],
      );
    }
  }
  for (const { project, result } of results.settings) await applySetting({ ...parts, project, result });
  const { database, kit, project } = parts;
  await kit.notify(documentsChannel, hasFiles(project) ? { project } : {}, database);
}

/** Deletes the passwords of the users that the restore deletes. All other users keep theirs. */
async function deletePasswords(client: PoolClient): Promise<void> {
  await client.query(
    `delete from user_secret using ${resultTable('user')} planned where user_id = planned.id and result = 'deleted'`,
  );
}
