import { type Database, type PlatformKit, writeSettings } from '@signalbox/platform-kit';
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
  await writeSettings({ database, kit, project, body: next, pointers, userId });
}
