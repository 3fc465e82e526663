import type { PoolClient } from 'pg';

interface SecretsToKeep {
  client: PoolClient;
  id: string;
  project: string;
  modules: readonly string[];
}

/** Saves the secrets that a restore of these modules might remove. They never leave the database. */
export async function keepSecrets({ client, id, project, modules }: SecretsToKeep): Promise<void> {
  if (modules.includes('user') || modules.includes('document'))
    await client.query(
      `insert into backup_restore_kept (restore_id, kind, row) select $1, 'password', to_jsonb(user_secret) from user_secret`,
      [id],
    );
  if (modules.includes('setting') || modules.includes('settings'))
    await client.query(
      `insert into backup_restore_kept (restore_id, kind, row)
       select $1, 'setting', to_jsonb(setting_secret) from setting_secret where $2::text is null or project = $2`,
      [id, modules.includes('settings') ? null : project],
    );
}

/** Restores the secrets that are missing. */
export async function restoreSecrets(client: PoolClient, id: string): Promise<void> {
  const of = (kind: string, table: string) =>
    client.query(
      `insert into ${table} select kept.* from backup_restore_kept, jsonb_populate_record(null::${table}, row) kept
       where restore_id = $1 and kind = $2 on conflict do nothing`,
      [id, kind],
    );
  await of('password', 'user_secret');
  await of('setting', 'setting_secret');
}
