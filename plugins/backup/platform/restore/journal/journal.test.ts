import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restorePlatform } from '../testing/restore-bench';
import { readJournal } from './journal';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await restorePlatform();
});
afterAll(() => platform.close());

it('leaves no connection in the middle of a transaction when it cannot be read', async () => {
  const { kit } = platform;
  await kit.pool.query('alter table backup_restore rename to elsewhere');
  await expect(readJournal(kit, 'one')).rejects.toThrow('does not exist');
  // The pool returns the connection that was used last.
  await kit.pool.query('alter table elsewhere rename to backup_restore');
  expect(await readJournal(kit, 'one')).toBeUndefined();
});
