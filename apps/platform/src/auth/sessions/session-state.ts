import { accountProject, batchCalls, settingVersionSql, unsavedVersion } from '@signalbox/platform-kit';
import type { Pool } from 'pg';
import { accountVersionSql } from '../account-version';
import type { SessionRow } from '../auth-tables';

/** A session and the versions of everything that its rights depend on, from one snapshot. */
export interface SessionState extends Omit<SessionRow, 'token_hash'> {
  /** Null if the user was deleted. */
  accountVersion: string | null;
  /** Version of the settings of the accounts' project. */
  loginSettingsVersion: string;
  /** Version of the settings of the requested project. */
  settingsVersion: string;
}

interface SessionKey {
  tokenHash: string;
  /** The project whose `settingsVersion` is returned. */
  project: string;
}

/**
 * Reads the state of the session of a token; undefined for an unknown token. Requests that arrive together share one
 * statement, which the database has prepared. It starts after they arrived.
 */
export function createSessionStateReader(pool: Pool): (key: SessionKey) => Promise<SessionState | undefined> {
  return batchCalls({
    async run(keys: readonly SessionKey[]) {
      const { rows } = await pool.query<SessionState & { position: number }>({
        name: 'sessions-by-token',
        text: textByToken,
        values: [keys.map(({ tokenHash }) => tokenHash), keys.map(({ project }) => project)],
      });
      const states = Array.from<SessionState | undefined>({ length: keys.length });
      for (const { position, ...state } of rows) states[position - 1] = state;
      return states;
    },
    atOnce: 2,
    maxKeys: 250,
  });
}

/** Reads the states of many sessions by their ids, without those that no longer exist. */
export async function readSessionStates(pool: Pool, ids: string[], project: string): Promise<SessionState[]> {
  const { rows } = await pool.query<SessionState>({ name: 'sessions-by-id', text: textById, values: [ids, project] });
  return rows;
}

// The columns are named: to a prepared statement, a column that a later version adds would be an error.
const columns = `session.id, session.user_id, session.created_at, session.last_seen_at, session.expires_at, session.ended,
  (select ${accountVersionSql} from document account
    where account.project = '${accountProject}' and account.collection = 'user' and account.id = session.user_id
  ) as "accountVersion",
  ${versionOfSettings(`'${accountProject}'`)} as "loginSettingsVersion"`;

// The arrays are sub-selects, so that the database cannot estimate by their length: it would plan anew for each call. `limit`
// keeps it to one index lookup per token.
const textByToken = `select ${columns}, ${versionOfSettings('asked.project')} as "settingsVersion", asked.position::int
  from unnest((select $1::text[]), (select $2::text[])) with ordinality as asked(token_hash, project, position)
    cross join lateral (select * from session where session.token_hash = asked.token_hash limit 1) as session`;

const textById = `select ${columns}, ${versionOfSettings('$2')} as "settingsVersion" from session where session.id = any($1)`;

function versionOfSettings(project: string): string {
  return `coalesce((select ${settingVersionSql} from setting where project = ${project}), '${unsavedVersion}')`;
}
