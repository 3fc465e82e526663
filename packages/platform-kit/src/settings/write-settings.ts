import type { Pointer } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { sql } from 'kysely';
import type { Database, PlatformKit } from '../contract';
import { settingNotice } from './setting-notice';

interface SettingsToWrite {
  /** A transaction. */
  database: Database;
  kit: Pick<PlatformKit, 'clock' | 'notify'>;
  project: string;
  body: JsonObject;
  /** Fields whose value changes. */
  pointers: Pointer[];
  /** Null: the platform itself. */
  userId: string | null;
  /** What in the platform makes the change, for the history, e.g. `schema migration`. */
  author?: string;
}

/**
 * Stores the settings of a project as its next revision, which it returns. Notes who changed which fields, and notifies
 * all replicas and consoles. Validates nothing.
 */
export async function writeSettings({ database, kit, ...change }: SettingsToWrite): Promise<number> {
  const { project, body, pointers, userId, author = null } = change;
  const { revision } = await database
    .insertInto('setting')
    .values({ project, revision: 1, body })
    .onConflict((conflict) =>
      conflict.column('project').doUpdateSet({ revision: sql<number>`setting.revision + 1`, body }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('setting_change')
    .values({ project, revision, pointers, user_id: userId, author, at: new Date(kit.clock.now()) })
    .execute();
  await kit.notify('setting', settingNotice({ project, revision, pointers }), database);
  return revision;
}
