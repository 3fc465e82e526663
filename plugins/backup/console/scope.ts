import { databaseModules, timeSeriesModules } from '@signalbox/api';
import { useMay } from '@signalbox/api/react';
import type { DialogId } from '@signalbox/schemas';
import { createContext, use } from 'react';
import { type BackupItem, backupItems } from '../shared/backup-items';
import { type ScopeKey, type WireScope, wireScopes } from '../shared/scopes';

/** What the backups of a page cover: this project, the whole database, or all time series. Components read it from the context. */
export interface BackupScope extends WireScope {
  key: ScopeKey;
  /** Message key of the page's title. */
  title: string;
  /** Message key of the button that starts a backup. */
  make: string;
  forms: { backup: DialogId; restore: DialogId };
  /** Contents to filter by. Empty for a scope with one kind of content. */
  items: readonly BackupItem[];
  /** Tables of a backup of the whole platform. */
  parts: readonly string[];
}

const projectScope: BackupScope = {
  ...wireScopes.project,
  key: 'project',
  title: 'title',
  make: 'action.oneClick',
  forms: { backup: 'backup/one-click', restore: 'backup/restore' },
  items: backupItems,
  parts: [],
};

const ofPlatform = {
  make: 'action.backUpNow',
  forms: { backup: 'backup/platform-backup', restore: 'backup/platform-restore' },
  items: [],
} as const;

export const databaseScope: BackupScope = {
  ...wireScopes.database,
  ...ofPlatform,
  key: 'database',
  title: 'database.title',
  parts: databaseModules,
};

export const timeSeriesScope: BackupScope = {
  ...wireScopes.timeSeries,
  ...ofPlatform,
  key: 'timeSeries',
  title: 'timeSeries.title',
  parts: timeSeriesModules,
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
