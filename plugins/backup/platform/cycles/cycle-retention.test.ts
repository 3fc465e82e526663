import { archiveKeys } from '../testing/stored-archives';
import type { JsonObject } from '@signalbox/schemas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aBackupRecord } from '../testing/a-backup-record';
import { backupStore } from '../records/backup-record';
import { createCyclePlatform, type CyclePlatform } from '../testing/cycle-platform';

let platform: CyclePlatform;
beforeEach(async () => {
  platform = await createCyclePlatform();
});
afterEach(() => platform.close());

it('deletes backups that retention does not keep, but no protected ones and none of other cycles', async () => {
  const id = await platform.addCycle({ retention: { kind: 'count', count: 2 } });
  const other = await platform.addCycle({ name: 'Other', cycle: { count: 4, unit: 'h' } });
  for (let run = 0; run < 5; run += 1) {
    platform.hours(1);
    await platform.run();
    const [first] = await platform.backups(id);
    if (run === 0) await platform.send('PATCH', `backup/${String(first?.['id'])}`, { isProtected: true });
    await platform.run();
    platform.clock.advance({ seconds: 61 });
    await platform.run();
  }
  const left = await platform.backups(id);
  expect(left.map(({ isProtected }) => isProtected)).toEqual([true, false, false]);
  expect(await platform.backups(other)).toHaveLength(1);
  expect(await archiveKeys(platform.kit, 'default')).toHaveLength(4);
});

it('previews which backups a rule would delete', async () => {
  const id = await platform.addCycle();
  for (let run = 0; run < 3; run += 1) {
    platform.hours(1);
    await platform.run();
  }
  const preview = (retention: JsonObject, cycleId?: string) =>
    platform.send('POST', 'backupCycle/retentionPreview', { retention, ...(cycleId ? { cycleId } : {}) });
  const all = (await platform.backups(id)).map((each) => each['id']);
  const { body } = await preview({ kind: 'count', count: 1 }, id);
  expect(body['delete']).toMatchObject([{ id: all[1] }, { id: all[0] }]);
  expect(body['keep']).toMatchObject([{ id: all[2], keptFor: 'rule' }]);
  expect(await platform.backups(id)).toHaveLength(3);
  const restore = aBackupRecord({ type: 'import', backupId: String(all[0]) });
  await backupStore(platform.kit, 'default').insert(restore);
  expect((await preview({ kind: 'count', count: 1 }, id)).body).toMatchObject({
    delete: [{ id: all[1] }],
    keep: [{ id: all[2] }, { id: all[0], keptFor: 'inUse' }],
  });
  expect((await preview({ kind: 'days', days: 1 })).body).toEqual({ keep: [], delete: [] });
  expect(await preview({ kind: 'count' })).toMatchObject({ status: 400, body: { field: 'retention.count' } });
  expect(await preview({ kind: 'most' })).toMatchObject({ status: 400, body: { field: 'retention.kind' } });
});
