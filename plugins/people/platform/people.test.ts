import permissions from '@signalbox/schemas/data/permissions.json';
import { roleEntity } from '@signalbox/schemas/validators/entities';
import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformPlugin } from '.';
import { manifest } from '../manifest';
import { demoRoles } from './seed/demo-accounts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
  await platformPlugin.seed?.(platform.kit, 'default');
});
afterAll(() => platform.close());

const roles = async () => (await platform.app.inject('/rest/core/role')).json<object[]>();

test('seeds roles that the routes accept, with known permissions', async () => {
  const stored = await roles();
  expect(stored.length).toBeGreaterThan(2);
  for (const role of stored) expect(roleEntity.validate(role)).toEqual([]);
  const known = new Set(permissions);
  expect(manifest.permissions.filter((key) => !known.has(key))).toEqual([]);
  // Those of the records of models have no entry.
  const models = new Set(['device', 'alarm', 'workOrder']);
  const keys = demoRoles.flatMap((role) => role.permissions);
  expect(keys.filter((key) => !known.has(key) && !models.has(key.split('.')[0] ?? ''))).toEqual([]);
});

test('seeds the accounts once, in the default project alone', async () => {
  const before = await roles();
  await platform.kit.database
    .updateTable('document')
    .set({ body: { name: 'Mine' } })
    .where('collection', '=', 'role')
    .execute();
  await platformPlugin.seed?.(platform.kit, 'default');
  await platformPlugin.seed?.(platform.kit, 'other');
  const after = await roles();
  expect(after).toHaveLength(before.length);
  expect(after.every((role) => 'name' in role && role.name === 'Mine')).toBe(true);
});
