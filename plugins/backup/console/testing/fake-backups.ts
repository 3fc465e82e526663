import { type Answering, fakePlatform } from '@signalbox/console-kit/testing';
import type { ShownBackup } from '../backup-record';
import type { RestorePlan } from '../../shared/restore-plan';
import type { PartSize } from '../../shared/part-size';

export function aBackup(overrides: Partial<ShownBackup> = {}): ShownBackup {
  return {
    id: 'b1',
    name: 'Nightly',
    item: { fileServer: true, mongodb: true },
    modules: ['user', 'rule'],
    size: 12,
    createTime: '2026-05-06T07:08:09.000Z',
    ...overrides,
  };
}

const aPlan: RestorePlan = {
  modules: [{ name: 'rule', rule: 2, added: 3, changed: 1, same: 4, skipped: 0, deleted: 2 }],
  files: { fileServer: { added: 5, changed: 0, same: 0, skipped: 0, deleted: 0 } },
  differences: [{ what: 'product', archived: 'Signalbox 0.9', running: 'Signalbox 1.0' }],
  warnings: [{ what: 'usersWithoutPassword', count: 2 }],
};

const someSizes: PartSize[] = [
  { name: 'fileServer', size: 3000, bytes: 3145728000 },
  { name: 'html', size: 3.81, bytes: 3995075 },
  { name: 'mongodb', size: 1, bytes: 1048576 },
  { name: 'user', group: 'mongodb', size: 0.5, bytes: 524288 },
  { name: 'rule', group: 'mongodb', size: 0.5, bytes: 524288 },
];

/** Mocks the network: responds like the backup routes of the platform and records the requests. */
export function fakeBackups(backups: ShownBackup[] = [aBackup()]) {
  return fakePlatform([
    ['GET core/backup/getSizeAndTime', { body: someSizes }],
    ['GET core/backup/export', { body: { id: 't1' } }],
    ['GET core/backup/import', { body: { id: 't2' } }],
    ['GET core/backup', { body: backups }],
    ['POST core/backup/upload', { body: { status: 'OK' } }],
    ...backups.flatMap((backup): [string, Answering][] => [
      [`GET core/backup/${backup.id}`, { body: backup }],
      [`PATCH core/backup/${backup.id}`, { body: { status: 'OK' } }],
      [`DELETE core/backup/${backup.id}`, { body: { status: 'OK' } }],
      [`POST core/backup/${backup.id}/plan`, { body: aPlan }],
      [`POST core/backup/${backup.id}/verify`, { body: { id: 't3' } }],
      [`POST core/backup/${backup.id}/ticket`, { body: { url: '/core/backup/download/b1?ticket=once' } }],
    ]),
  ]);
}
