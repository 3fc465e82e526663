import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runPlatform, type RunningPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let token: string;
beforeEach(async () => {
  platform = await runPlatform();
  token = await platform.logIn();
});
afterEach(() => platform.close());

const aTab = (id: string, order: number, name: string) =>
  aTabDraft({ id, order, title: id, properties: { [name]: { type: 'string', maxLength: 20 } } });
const post = (path: string, body: object) => platform.send('POST', `core/schema/${path}`, { token, body });
const get = async (resource: string) => (await platform.send('GET', resource, { token })).body;

test('a published tab that the product contradicts stands in the way of no other', async () => {
  await post('publish', { ...aTab('settings/first', 970, 'firstNotice'), base: 0 });
  await post('publish', { ...aTab('settings/second', 980, 'secondNotice'), base: 0 });
  // As after an upgrade: both are checked again, and the first one has an error now.
  await sql`update document set body = jsonb_set(body, '{seal}', '"of another product"') where collection = 'schema_tab_version'`.execute(
    platform.kit.database,
  );
  await sql`update document set body = jsonb_set(body, '{files,form}', to_jsonb(replace(body->'files'->>'form', 'maxLength', 'maxLenght')))
    where collection = 'schema_tab_version' and id = 'settings/first@1'`.execute(platform.kit.database);
  await platform.kit.notify('schemaTabs', {});
  await vi.waitFor(async () => expect(await get('core/setting/tabs')).toMatchObject([{ id: 'settings/second' }]), {
    timeout: 60_000,
  });
  expect(await get('core/schema/published')).toMatchObject([
    { id: 'settings/first', isUsed: false, errors: [{ file: 'form.json', remedy: 'did you mean "maxLength"?' }] },
    { id: 'settings/second', isUsed: true, errors: [] },
  ]);

  const third = aTab('settings/third', 990, 'thirdNotice');
  expect(await post('check', third)).toMatchObject({ body: { errors: [] } });
  expect(await post('publish', { ...third, base: 0 })).toMatchObject({ status: 200 });
  const mended = aTab('settings/first', 970, 'firstNotice');
  expect(await post('publish', { ...mended, base: 1 })).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await get('core/setting/tabs')).toHaveLength(3);
});
