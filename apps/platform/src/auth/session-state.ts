import { accountProject, settingVersionSql, unsavedVersion } from '@signalbox/platform-kit';
import type { Pool } from 'pg';
import { accountVersionSql } from './account-version';
import type { SessionRow } from './auth-tables';

/** A session, and the versions of everything that decides what it may do, all of one moment. */
export interface SessionState extends Omit<SessionRow, 'token_hash'> {
  /** Null where the user is gone. */
  accountVersion: string | null;
  /** Version of the settings of the accounts' project. */
  loginSettingsVersion: string;
  /** Version of the settings of the project that was asked for. */
  settingsVersion: string;
}

/** Reads the state of the session of a token, in one statement that the database has prepared. */
export async function readSessionState(
  pool: Pool,
  tokenHash: string,
  project: string,
): Promise<SessionState | undefined> {
  const { rows } = await pool.query<SessionState>({
    name: 'session-by-token',
    text: textOfOne,
    values: [tokenHash, project],
  });
  return rows[0];
}

/** As `readSessionState`, of many sessions by their ids. Without those that no longer exist. */
export async function readSessionStates(pool: Pool, ids: string[], project: string): Promise<SessionState[]> {
  const { rows } = await pool.query<SessionState>({ name: 'sessions-by-id', text: textOfMany, values: [ids, project] });
  return rows;
}

// Its columns are named: to a prepared statement, a column that a later version adds would be an error.
const textOfOne = textFor('session.token_hash = $1');
const textOfMany = textFor('session.id = any($1)');

function textFor(condition: string): string {
  return `select session.id, session.user_id, session.created_at, session.last_seen_at, session.expires_at, session.ended,
      (select ${accountVersionSql} from document account
        where account.project = '${accountProject}' and account.collection = 'user' and account.id = session.user_id
      ) as "accountVersion",
      ${versionOfSettings(`'${accountProject}'`)} as "loginSettingsVersion",
      ${versionOfSettings('$2')} as "settingsVersion"
    from session where ${condition}`;
}

function versionOfSettings(project: string): string {
  return `coalesce((select ${settingVersionSql} from setting where project = ${project}), '${unsavedVersion}')`;
}
