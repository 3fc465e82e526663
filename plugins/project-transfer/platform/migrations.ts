import type { Migration } from '@signalbox/platform-kit';
import { secretsSql } from './secrets-sql';

export const transferMigrations: Migration[] = [
  {
    name: 'backup/020-project-transfer',
    sql: `
      -- What an import still has to do once its transaction is committed, like backup_restore.
      create table backup_config_import (
        id text primary key,
        project text not null,
        swaps jsonb not null,
        begun_at timestamptz not null default now()
      );
    `,
  },
  { name: 'backup/021-secrets', sql: secretsSql },
];
