import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformKit } from '@signalbox/platform-kit';

export interface KeptPlatform {
  /** Resets tables and data folder. */
  bringBack(): Promise<void>;
  remove(): Promise<void>;
}

/** Copies these tables and the data folder in their current state. */
export async function keepPlatform(
  { pool, dataDir }: Pick<PlatformKit, 'pool' | 'dataDir'>,
  tables: readonly string[],
): Promise<KeptPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-kept-'));
  await cp(dataDir, folder, { recursive: true, preserveTimestamps: true });
  for (const table of tables) await pool.query(`create table kept_${table} as table ${table}`);
  return {
    async bringBack() {
      for (const table of tables)
        await pool.query(`delete from ${table}; insert into ${table} select * from kept_${table}`);
      for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true });
      await cp(folder, dataDir, { recursive: true, preserveTimestamps: true });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
