import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/** Sessions per user. A console in a browser is one session. */
interface SampleSize {
  users: number;
  sessionsPerUser: number;
}

/**
 * Adds 100 themes, and users with a role who are logged in. Written to the database directly: logins are slow on purpose.
 * Returns the tokens. Neighbours in the list belong to different users.
 */
export async function addSampleData(client: Client, { users, sessionsPerUser }: SampleSize): Promise<string[]> {
  await client.query(`insert into document (project, collection, id, body)
    select 'default', 'theme', 'bench' || n, jsonb_build_object('name', 'Theme ' || n, 'token', '{"colorPrimary": "#1677ff"}'::jsonb)
    from generate_series(1, 100) n`);
  await client.query(`insert into document (project, collection, id, body)
    values ('default', 'role', 'bench', '{"name": "Bench", "permissions": ["setting.view", "theme.view", "user.view", "dashboard.view"]}')`);
  await client.query(
    `insert into document (project, collection, id, body)
      select 'default', 'user', 'bench' || n, jsonb_build_object('username', 'bench' || n, 'roles', '["bench"]'::jsonb)
      from generate_series(1, $1::int) n`,
    [users],
  );
  await client.query(
    `insert into user_secret (user_id, password_hash, changed_at, is_own)
      select 'bench' || n, 'no password', now(), true from generate_series(1, $1::int) n`,
    [users],
  );
  const tokens = Array.from({ length: users * sessionsPerUser }, () => randomBytes(32).toString('base64url'));
  await client.query(
    `insert into session (id, token_hash, user_id, created_at, last_seen_at)
      select lpad(to_hex(n), 24, '0'), hash, 'bench' || (n % $2::int + 1), now(), now()
      from unnest($1::text[]) with ordinality as given(hash, n)`,
    [tokens.map((token) => createHash('sha256').update(token).digest('hex')), users],
  );
  await client.query('analyze');
  return tokens;
}
