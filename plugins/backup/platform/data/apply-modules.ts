import type { Database, PlatformKit } from '@signalbox/platform-kit';
import type { PoolClient } from 'pg';
import { forgetPasswords } from './apply-accounts';
import { applyDocuments } from './apply-documents';
import { applySetting } from './apply-setting';
import type { ModuleVerdicts } from './judge-modules';
import { moduleAddress } from './module-address';

export interface ModulesToApply {
  client: PoolClient;
  /** The same transaction, for those who speak kysely. */
  database: Database;
  kit: Pick<PlatformKit, 'clock' | 'notify'>;
  project: string;
  verdicts: ModuleVerdicts;
  /** Who restores; their id stands in the history of settings. */
  userId: string | null;
}

/**
 * Holds back every write to what a restore may change until the transaction ends, on all replicas. Readers go on. Taken
 * after staging and before judging: what was judged is what will be there.
 */
export async function lockModules(client: PoolClient, project: string): Promise<void> {
  await client.query('lock table document in exclusive mode');
  await client.query('select from setting where project = $1 for update', [project]);
}

/** Carries out what `judgeModules` found. */
export async function applyModules({ verdicts, ...parts }: ModulesToApply): Promise<void> {
  for (const { name: module, counts } of verdicts.modules) {
    const address = moduleAddress({ project: parts.project, module });
    if (address?.table === 'document') {
      await applyDocuments({ client: parts.client, module, project: address.project, counts });
      if (module === 'user') await forgetPasswords(parts.client);
    }
  }
  if (verdicts.setting) await applySetting({ ...parts, verdict: verdicts.setting });
}
