import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transferPlatform } from '../../testing/transfer';
import { readImportJournal } from './import-journal';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await transferPlatform();
});
afterAll(() => platform.close());

it('leaves no connection in the middle of a transaction when it cannot be read', async () => {
  const { kit } = platform;
  await kit.pool.query('alter table backup_config_import rename to elsewhere');
  await expect(readImportJournal(kit, 'one')).rejects.toThrow('does not exist');
  // The pool returns the connection that was used last.
  await kit.pool.query('alter table elsewhere rename to backup_config_import');
  expect(await readImportJournal(kit, 'one')).toBeUndefined();
});
