import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { expect, test } from 'vitest';
import { publishedTabsServer } from '../../testing/published-tabs-server';

const server = publishedTabsServer();
const { publish, save } = server;
const text: JsonSchema = { type: 'string', maxLength: 20 };
const aVersion = (names: string[], steps: JsonObject[] = []) =>
  aTabDraft({
    properties: Object.fromEntries(names.map((name) => [name, text])),
    more: steps.length > 0 ? { migrate: [{ since: '1.1.0', steps }] } : {},
  });
const settings = () => server.get('core/setting');

test('each step of a migration is made, also one that a later version adds to the same entry', async () => {
  await publish(aVersion(['upkeepNotice', 'upkeepWay']));
  await save({ upkeepNotice: 'Closed', upkeepWay: 'stairs' });
  const first = { rename: '/upkeepNotice', to: '/upkeepText' };
  expect(await publish(aVersion(['upkeepText', 'upkeepWay'], [first]), 1)).toMatchObject({ status: 200 });
  const second = { rename: '/upkeepWay', to: '/upkeepPath' };
  expect(await publish(aVersion(['upkeepText', 'upkeepPath'], [first, second]), 2)).toMatchObject({ status: 200 });
  expect(await settings()).toMatchObject({ upkeepText: 'Closed', upkeepPath: 'stairs' });
});

test('values are moved into another tab only for a user who may change that tab', async () => {
  await publish(aVersion(['upkeepNotice']));
  await save({ upkeepNotice: 'Closed' });
  const moving = aVersion(['upkeepText'], [{ move: '/upkeepNotice', to: '/copyright', tab: 'settings/base' }]);
  const { platform } = server;
  await platform.addUser({ username: 'writer', permissions: ['schema.edit'] });
  const token = await platform.logIn('writer', 'a fine password');
  const body = { ...moving, base: 1 };
  expect(await platform.send('POST', 'core/schema/publish', { token, body })).toMatchObject({
    status: 401,
    body: { code: 100_040_003, detail: 'setting.edit' },
  });
  expect(await publish(moving, 1)).toMatchObject({ status: 200 });
  expect(await settings()).toMatchObject({ copyright: 'Closed' });
});
