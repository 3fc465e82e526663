import type { DialogId } from '@signalbox/schemas';
import { createContext, use } from 'react';
import type { BackupItem } from './backup-record';
import type { TaskMark } from './progress/task';
import { useMay } from './use-may';

/** What a backup page is of: this project, the whole database, or all time series. Its parts read it from the context. */
export interface BackupScope {
  key: 'project' | 'database' | 'timeSeries';
  /** Of the calls. */
  path: string;
  /** First part of the permission keys. */
  model: string;
  /** Words key of the page's title. */
  title: string;
  /** Words key of the button that makes a backup. */
  make: string;
  forms: { backup: DialogId; restore: DialogId };
  marks: { backup: TaskMark; restore: TaskMark; verify: TaskMark };
  /** Contents to filter by; a scope with one kind of content has none. */
  items: readonly BackupItem[];
}

const projectScope: BackupScope = {
  key: 'project',
  path: 'core/backup',
  model: 'backup',
  title: 'title',
  make: 'action.oneClick',
  forms: { backup: 'backup/one-click', restore: 'backup/restore' },
  marks: { backup: 'backup', restore: 'restore', verify: 'verify' },
  items: ['fileServer', 'html', 'mongodb'],
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
  marks: { backup: 'databaseBackup', restore: 'databaseRestore', verify: 'databaseVerify' },
};

export const timeSeriesScope: BackupScope = {
  ...ofPlatform,
  key: 'timeSeries',
  path: 'core/tsdbBackup',
  model: 'tsdbBackup',
  title: 'timeSeries.title',
  marks: { backup: 'timeSeriesBackup', restore: 'timeSeriesRestore', verify: 'timeSeriesVerify' },
};

export const BackupScopeContext = createContext<BackupScope>(projectScope);

export function useScope(): BackupScope {
  return use(BackupScopeContext);
}

/** True when the user may do this with backups of this page's kind. */
export function useMayHere(): (action: string) => boolean {
  const may = useMay();
  const { model } = useScope();
  return (action) => may(`${model}.${action}`);
}
