import type { BackupRecord } from '../../shared/backup-record';

/** The record of a backup that is being made, without content. The store gives it an id. */
export function aBackupRecord(overrides: Partial<BackupRecord> = {}): Omit<BackupRecord, 'id'> & { id?: string } {
  const time = '2020-01-01T00:00:00.000Z';
  return {
    name: 'Nightly',
    item: {},
    modules: [],
    excludedDirs: [],
    type: 'export',
    status: 'ongoing',
    size: 0,
    bytes: 0,
    createTime: time,
    updateTime: time,
    origin: 'manual',
    isProtected: false,
    creator: '',
    ...overrides,
  };
}
