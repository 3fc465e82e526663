import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readImportJournal } from '../../config/import/import-journal';
import { readJournal } from './journal';
import { restorePlatform } from '../testing/restore-bench';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await restorePlatform();
});
afterAll(() => platform.close());

it.each([
  ['restore', 'backup_restore', readJournal],
  ['import', 'backup_config_import', readImportJournal],
] as const)(
  'of a %s that cannot be read leaves no connection in the middle of a transaction',
  async (_of, table, read) => {
    const { kit } = platform;
    await kit.pool.query(`alter table ${table} rename to elsewhere`);
    await expect(read(kit, 'one')).rejects.toThrow('does not exist');
    // The pool gives the connection that was used last.
    await kit.pool.query(`alter table elsewhere rename to ${table}`);
    expect(await read(kit, 'one')).toBeUndefined();
  },
);
