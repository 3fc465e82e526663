import type { Database, Migration, PlatformTables } from '@signalbox/platform-kit';
import type { Kysely } from 'kysely';
import type { SessionEndReason } from '@signalbox/api';

/** Tables of authentication only. */
type OwnTables = {
  session: SessionRow;
  user_secret: { user_id: string; password_hash: string; changed_at: Date; is_own: boolean };
  login_failure: LoginFailureRow;
  login_client: { user_id: string; hash: string; kind: 'device' | 'address'; last_at: Date };
  login_delay: LoginDelayRow;
  captcha: { id: string; text: string; expires_at: Date };
};
export type AuthDatabase = Kysely<PlatformTables & OwnTables>;

/** The same database, with the tables that only this folder may use. */
export function asAuthDatabase(database: Database): AuthDatabase {
  return database.withTables<OwnTables>();
}

export interface SessionRow {
  id: string;
  /** SHA-256 of the token, which itself is stored nowhere. */
  token_hash: string;
  user_id: string;
  created_at: Date;
  last_seen_at: Date;
  /** Only for an application's token. The current settings decide the lifetime of users' sessions. */
  expires_at: Date | null;
  ended: SessionEndReason | null;
}

interface LoginFailureRow {
  /** A name for which a captcha is asked for, or the key of a counter of `account`. */
  username: string;
  account: string | null;
  count: number;
  frozen_at: Date | null;
  last_at: Date;
}

export interface LoginDelayRow {
  /** Key of a `LoginSource`. `network` is that of the last attempt. */
  key: string;
  network: string;
  count: number;
  last_at: Date;
}

export const authMigrations: Migration[] = [
  {
    name: 'auth/001-sessions',
    sql: `
      create table session (
        id text primary key,
        token_hash text not null unique,
        user_id text not null,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz,
        ended text
      );
      create index session_of_user on session (user_id, created_at);
      create table login_failure (
        username text primary key,
        count integer not null,
        frozen_at timestamptz
      );
      create table captcha (
        id text primary key,
        text text not null,
        expires_at timestamptz not null
      );
      -- A username names one account of the platform.
      create unique index document_username on document (project, (body ->> 'username')) where collection = 'user';
    `,
  },
  {
    name: 'auth/002-age-of-login-failures',
    sql: `
      alter table login_failure add column last_at timestamptz not null default now();
      create index login_failure_age on login_failure (last_at);
    `,
  },
  {
    name: 'auth/003-login-delays',
    sql: `
      create table login_delay (
        key text primary key,
        network text not null,
        count integer not null,
        last_at timestamptz not null
      );
      create index login_delay_age on login_delay (last_at);
      create table login_client (
        user_id text not null,
        hash text not null,
        kind text not null,
        last_at timestamptz not null,
        primary key (user_id, hash)
      );
      create index login_client_hash on login_client (hash);
      create index login_client_age on login_client (last_at);
    `,
  },
  {
    // Null in the rows of names, and in those that an earlier version writes meanwhile.
    name: 'auth/004-account-of-login-failures',
    sql: 'alter table login_failure add column account text',
  },
];
