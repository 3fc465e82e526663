import { settingNotice, type Database, type PlatformKit } from '@signalbox/platform-kit';
import type { PoolClient } from 'pg';
import type { SettingResult } from '../plan/plan-setting';

interface SettingToApply {
  client: PoolClient;
  /** The same transaction. */
  database: Database;
  kit: Pick<PlatformKit, 'clock' | 'notify'>;
  project: string;
  result: SettingResult;
  userId: string | null;
}

/**
 * Saves restored settings like a save by a user: adds a revision, notes the changed fields and notifies all consoles.
 */
export async function applySetting({ client, database, kit, project, result, userId }: SettingToApply): Promise<void> {
  const { next, pointers, droppedSecrets } = result;
  if (droppedSecrets.length > 0)
    await client.query('delete from setting_secret where project = $1 and path = any($2)', [project, droppedSecrets]);
  if (next === undefined) return;
  const { rows } = await client.query<{ revision: number }>(
    `insert into setting (project, revision, body) values ($1, 1, $2::jsonb)
     on conflict (project) do update set revision = setting.revision + 1, body = excluded.body
     returning revision`,
    [project, JSON.stringify(next)],
  );
  const revision = rows[0]!.revision;
  await client.query(
    'insert into setting_change (project, revision, pointers, user_id, at) values ($1, $2, $3, $4, $5)',
    [project, revision, pointers, userId, new Date(kit.clock.now())],
  );
  await kit.notify('setting', settingNotice({ project, revision, pointers }), database);
}
