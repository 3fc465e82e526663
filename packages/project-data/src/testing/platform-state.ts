import { lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';

/** The content of all tables that a restore may change, in order, without its own notes. */
export async function dataState({ pool }: Pick<PlatformKit, 'pool'>): Promise<Record<string, string[]>> {
  const state: Record<string, string[]> = {};
  const queries = {
    document: `select document::text as line from document where collection not in ('backup', 'taskmanager') order by 1`,
    setting: `select project || ' ' || body as line from setting order by 1`,
    setting_secret: 'select setting_secret::text as line from setting_secret order by 1',
    user_secret: 'select user_secret::text as line from user_secret order by 1',
  };
  for (const [table, query] of Object.entries(queries))
    state[table] = (await pool.query<{ line: string }>(query)).rows.map(({ line }) => line);
  return state;
}

/** Every file below `root` with its content; directories end in `/`. */
export async function fileState(root: string, below = ''): Promise<Record<string, string>> {
  const state: Record<string, string> = {};
  for (const name of (await readdir(join(root, below)).catch(() => [])).toSorted()) {
    const path = below === '' ? name : `${below}/${name}`;
    if ((await lstat(join(root, path))).isDirectory()) {
      state[`${path}/`] = '';
      Object.assign(state, await fileState(root, path));
    } else state[path] = await readFile(join(root, path), 'latin1');
  }
  return state;
}

export async function writeFiles(root: string, files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(path.endsWith('/') ? join(root, path) : dirname(join(root, path)), { recursive: true });
    if (!path.endsWith('/')) await writeFile(join(root, path), content);
  }
}

export async function insertDocuments(
  { pool }: Pick<PlatformKit, 'pool'>,
  collection: string,
  bodies: Record<string, JsonObject>,
): Promise<void> {
  for (const [id, body] of Object.entries(bodies))
    await pool.query(
      `insert into document values ('default', $1, $2, $3, '2026-01-02T03:04:05.678901Z', '2026-01-03T03:04:05Z')`,
      [collection, id, JSON.stringify(body)],
    );
}

/** A super user with a password, which the health check requires. */
export async function insertAdministrator(kit: Pick<PlatformKit, 'pool'>): Promise<void> {
  await insertDocuments(kit, 'user', { admin: { username: 'admin', isSuper: true } });
  await kit.pool.query(
    `insert into user_secret (user_id, password_hash, changed_at) values ('admin', 'hash', '2026-01-01')`,
  );
}
