import { cutIndexBuilding } from '../gin-index/gin-index';
import type { Database, PlatformKit } from '@signalbox/platform-kit';
import type { PoolClient } from 'pg';
import { forgetPasswords } from './apply-accounts';
import { applyDocuments } from './apply-documents';
import { applyRows } from './apply-rows';
import { applySetting } from './apply-setting';
import type { ModuleResults } from '../plan/plan-modules';
import { deleteConcurrentWrites } from '../stage/place-module';
import { deferIndex } from '../gin-index/defer-gin-index';
import { type ModuleAddress, moduleAddress, modulesOf } from '../modules/module-address';

export interface ModulesToApply {
  client: PoolClient;
  /** The same transaction, for those who speak kysely. */
  database: Database;
  kit: Pick<PlatformKit, 'clock' | 'notify'>;
  project: string;
  verdicts: ModuleResults;
  /** Who restores; their id stands in the history of settings. */
  userId: string | null;
}

/**
 * Holds back every write to what a restore may change until the transaction ends, on all replicas. Readers go on. Taken
 * after staging and before judging: what was judged is what will be there.
 */
export async function lockModules(client: PoolClient, project: string): Promise<void> {
  // Else the database's own housekeeping would be waited for a second before it gives way.
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

/** Carries out what `judgeModules` found. */
export async function applyModules({ verdicts: results, ...parts }: ModulesToApply): Promise<void> {
  await deferIndex(parts.client);
  for (const { name: module, counts, placed } of results.modules) {
    const address = moduleAddress({ project: parts.project, module });
    if (placed) {
      if (counts.deleted > 0) await deleteConcurrentWrites(parts.client, { project: parts.project, module, placed });
    } else if (address?.table === 'document') {
      await applyDocuments({ client: parts.client, module, project: address.project, counts });
    }
    if (address?.table === 'rows') await applyRows({ client: parts.client, module, rows: address.rows, counts });
    if (module === 'user' || module === 'document') await forgetPasswords(parts.client);
  }
  for (const { project, verdict: result } of results.settings)
    await applySetting({ ...parts, project, verdict: result });
}
