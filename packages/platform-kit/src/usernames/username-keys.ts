import { accountProject } from '@signalbox/api';
import type { QueryResultRow } from 'pg';
import { foldedUsername } from './folded-username';

/** Runs a statement of the caller's transaction. */
type RunSql = <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

interface NamedUser {
  id: string;
  username: string;
}

/**
 * Stores the keys of the names that `user_name` does not have, or has as an earlier version folded them: those of earlier
 * versions, restores and first starts. Names
 * that were one before the keys existed stay: the oldest account has the key, and the key of the others ends with their id.
 */
export async function storeUsernameKeys(run: RunSql): Promise<void> {
  const isUser = `document.project = '${accountProject}' and document.collection = 'user'`;
  const isKept = `document.id = user_name.user_id and document.body ->> 'username' = user_name.username`;
  await run(`delete from user_name where not exists (select from document where ${isUser} and ${isKept})`);
  const kept = await run<NamedUser & { key: string }>(
    `select key, user_id as id, username from user_name where octet_length(username) <> char_length(username)`,
  );
  const isOld = ({ key, username }: { key: string; username: string }) =>
    key.split(twinMark)[0] !== foldedUsername(username);
  await run('delete from user_name where user_id = any($1)', [kept.filter(isOld).map(({ id }) => id)]);
  const users = await run<NamedUser>(
    `select id, body ->> 'username' as username from document
     where ${isUser} and body ->> 'username' is not null and not exists (select from user_name where ${isKept})
     order by created_at, id`,
  );
  if (users.length === 0) return;
  const keys = users.map(({ username }) => foldedUsername(username));
  const stored = await run<{ key: string }>('select key from user_name where key = any($1)', [keys]);
  const taken = new Set(stored.map(({ key }) => key));
  const ownKeys = users.map(({ id }, at) => {
    const key = keys[at] ?? '';
    const isTwin = taken.has(key);
    taken.add(key);
    return isTwin ? `${key}${twinMark}${id}` : key;
  });
  await run(
    `insert into user_name (key, user_id, username) select * from unnest($1::text[], $2::text[], $3::text[])
     on conflict do nothing`,
    [ownKeys, users.map(({ id }) => id), users.map(({ username }) => username)],
  );
}

/** Gives a user the key of a new name. A unique index rejects one that another user has. */
export async function claimUsername(run: RunSql, { id, username }: NamedUser): Promise<void> {
  await run('delete from user_name where user_id = $1', [id]);
  await run('insert into user_name (key, user_id, username) values ($1, $2, $3)', [
    foldedUsername(username),
    id,
    username,
  ]);
}

/** The name of another user that is the same name. */
export async function findSameUsername(run: RunSql, { id, username }: NamedUser): Promise<string | undefined> {
  const rows = await run<NamedUser>(
    `select username from user_name where (key = $1 or starts_with(key, $1 || $3)) and user_id <> $2 limit 1`,
    [foldedUsername(username), id, twinMark],
  );
  return rows[0]?.username;
}

/** The names of accounts of earlier versions that are one name, each group in one text. */
export async function listSameUsernames(run: RunSql): Promise<string[]> {
  const rows = await run<{ names: string }>(
    `select string_agg(username, ', ' order by key) as names from user_name
     group by split_part(key, $1, 1) having count(*) > 1 order by 1 limit 100`,
    [twinMark],
  );
  return rows.map(({ names }) => names);
}

/** No key of a name contains this character: invisible characters are removed from it. */
const twinMark = '\u001f';
