import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runPlatform, type RunningPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let token: string;
beforeEach(async () => {
  platform = await runPlatform();
  token = await platform.logIn();
});
afterEach(() => platform.close());

const text: JsonSchema = { type: 'string', maxLength: 20 };
const aVersion = (names: string[], steps: JsonObject[] = []) =>
  aTabDraft({
    properties: Object.fromEntries(names.map((name) => [name, text])),
    more: steps.length > 0 ? { migrate: [{ since: '1.1.0', steps }] } : {},
  });
const publish = (draft: ReturnType<typeof aTabDraft>, base: number, own = token) =>
  platform.send('POST', 'core/schema/publish', { token: own, body: { ...draft, base } });
const save = (body: JsonObject) => platform.send('PATCH', 'core/setting', { token, body });
const settings = async () => (await platform.send('GET', 'core/setting', { token })).body;

test('each step of a migration is made, also one that a later version adds to the same entry', async () => {
  await publish(aVersion(['upkeepNotice', 'upkeepWay']), 0);
  await save({ upkeepNotice: 'Closed', upkeepWay: 'stairs' });
  const first = { rename: '/upkeepNotice', to: '/upkeepText' };
  expect(await publish(aVersion(['upkeepText', 'upkeepWay'], [first]), 1)).toMatchObject({ status: 200 });
  const second = { rename: '/upkeepWay', to: '/upkeepPath' };
  expect(await publish(aVersion(['upkeepText', 'upkeepPath'], [first, second]), 2)).toMatchObject({ status: 200 });
  expect(await settings()).toMatchObject({ upkeepText: 'Closed', upkeepPath: 'stairs' });
});

test('values are moved into another tab only for a user who may change that tab', async () => {
  await publish(aVersion(['upkeepNotice']), 0);
  await save({ upkeepNotice: 'Closed' });
  const moving = aVersion(['upkeepText'], [{ move: '/upkeepNotice', to: '/copyright', tab: 'settings/base' }]);
  await platform.addUser({ username: 'writer', permissions: ['schema.edit'] });
  const writer = await platform.logIn('writer', 'a fine password');
  expect(await publish(moving, 1, writer)).toMatchObject({
    status: 401,
    body: { code: 100_040_003, detail: 'setting.edit' },
  });
  expect(await publish(moving, 1)).toMatchObject({ status: 200 });
  expect(await settings()).toMatchObject({ copyright: 'Closed' });
});
