import type { DialogId } from '@signalbox/schemas';
import { createContext, use } from 'react';
import type { BackupItem } from './backup-record';
import { useMay } from '@signalbox/console-kit';

/** What the backups of a page cover: this project, the whole database, or all time series. Components read it from the context. */
export interface BackupScope {
  key: 'project' | 'database' | 'timeSeries';
  /** Path of the requests. */
  path: string;
  /** First part of the permission keys. */
  model: string;
  /** Message key of the page's title. */
  title: string;
  /** Message key of the button that starts a backup. */
  make: string;
  forms: { backup: DialogId; restore: DialogId };
  /** Kinds of its jobs. */
  kinds: { backup: string; restore: string; verify: string };
  /** Periodic backups: request path and first part of the permission keys. */
  cycles: { path: string; model: string; form: DialogId };
  /** Contents to filter by. Empty for a scope with one kind of content. */
  items: readonly BackupItem[];
  /** Tables of a backup of the whole platform. */
  parts: readonly string[];
}

const projectScope: BackupScope = {
  key: 'project',
  path: 'core/backup',
  model: 'backup',
  title: 'title',
  make: 'action.oneClick',
  forms: { backup: 'backup/one-click', restore: 'backup/restore' },
  kinds: { backup: 'backup', restore: 'restore', verify: 'verify' },
  cycles: { path: 'core/backupCycle', model: 'backupCycle', form: 'backup/cycle' },
  items: ['fileServer', 'html', 'mongodb'],
  parts: [],
};

const ofPlatform = {
  make: 'action.backUpNow',
  forms: { backup: 'backup/platform-backup', restore: 'backup/platform-restore' },
  items: [],
} as const;

export const databaseScope: BackupScope = {
  ...ofPlatform,
  key: 'database',
  path: 'core/dbBackup',
  model: 'dbBackup',
  title: 'database.title',
  kinds: { backup: 'databaseBackup', restore: 'databaseRestore', verify: 'databaseVerify' },
  cycles: { path: 'core/dbBackupCycle', model: 'dbBackupCycle', form: 'backup/platform-cycle' },
  parts: ['document', 'settings', 'timeseries_record'],
};

export const timeSeriesScope: BackupScope = {
  ...ofPlatform,
  key: 'timeSeries',
  path: 'core/tsdbBackup',
  model: 'tsdbBackup',
  title: 'timeSeries.title',
  kinds: { backup: 'timeSeriesBackup', restore: 'timeSeriesRestore', verify: 'timeSeriesVerify' },
  cycles: { path: 'core/tsdbBackupCycle', model: 'tsdbBackupCycle', form: 'backup/platform-cycle' },
  parts: ['timeseries_record'],
};

export const BackupScopeContext = createContext<BackupScope>(projectScope);

export function useScope(): BackupScope {
  return use(BackupScopeContext);
}

/** True if the user has this permission for backups of this page. */
export function useMayHere(): (action: string) => boolean {
  const may = useMay();
  const { model } = useScope();
  return (action) => may(`${model}.${action}`);
}

/** The same for the cycles of this page. */
export function useMayCycle(): (action: 'view' | 'add' | 'edit' | 'delete') => boolean {
  const may = useMay();
  const { cycles } = useScope();
  return (action) => may(`${cycles.model}.${action}`);
}
