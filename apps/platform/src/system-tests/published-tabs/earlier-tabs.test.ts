import type { JsonObject } from '@signalbox/schemas';
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

const text = { type: 'string', maxLength: 20 } as const;
const draft = aTabDraft({ properties: { upkeepKind: { type: 'string', const: 'sluice' }, upkeepNotice: text } });
const { id } = draft;

const post = (path: string, body: object) => platform.send('POST', `core/schema/${path}`, { token, body });
const save = (body: JsonObject) => platform.send('PATCH', 'core/setting', { token, body });
const get = async (resource: string) => (await platform.send('GET', resource, { token })).body;

/** As after an upgrade, whose check is stricter than that with which the tab was published. */
async function upgradedWith(from: string, to: string): Promise<void> {
  await sql`update document set body = jsonb_set(
      jsonb_set(body, '{files,form}', to_jsonb(replace(body->'files'->>'form', ${from}, ${to}))),
      '{seal}', '"of another product"')
    where collection = 'schema_tab_version'`.execute(platform.kit.database);
  await platform.kit.notify('schemaTabs', {});
  await vi.waitFor(async () => expect(await get('core/schema/published')).toMatchObject([{ errors: [{}] }]), {
    timeout: 120_000,
  });
}

test('a tab with a mistake that only a later version finds stays in use, and its next version must not have it', async () => {
  await post('publish', { ...draft, base: 0 });
  await upgradedWith('"uiSchema":{}', '"uiSchema":{"upkeepKind":{"ui:widget":"text"}}');
  const mistake = { file: 'form.json', line: 1, pointer: '/uiSchema/upkeepKind/ui:widget' };
  expect(await get('core/schema/published')).toMatchObject([{ id, version: 1, isUsed: true, errors: [mistake] }]);
  const { body } = await platform.send<[{ errors: JsonObject[] }]>('GET', 'core/schema/published', { token });
  const [first] = body[0].errors;
  expect(await get('core/setting/tabs')).toMatchObject([{ id }]);
  expect(await save({ upkeepNotice: 'Closed' })).toMatchObject({ status: 200 });
  expect(await get('core/setting')).toMatchObject({ upkeepKind: 'sluice', upkeepNotice: 'Closed' });
  expect(await save({ upkeepKind: 'lock' })).toMatchObject({ status: 400 });

  // It stands in the way of no other tab.
  const other = aTabDraft({ id: 'settings/other', order: 991, properties: { otherNotice: text } });
  expect(await post('check', other)).toMatchObject({ body: { errors: [] } });
  expect(await post('publish', { ...other, base: 0 })).toMatchObject({ status: 200 });

  const earlier = (await get(`core/schema/published/version?id=${id}&version=1`)) as typeof draft;
  expect(await post('publish', { ...earlier, base: 1 })).toMatchObject({ status: 400, body: { code: 100_040_061 } });
  expect(await post('rollBack', { id, version: 1, base: 1 })).toMatchObject({ status: 400 });

  // The next load trusts its seal, and reads the mistake from the row.
  await sql`update document set body = jsonb_set(body, '{errors,0,wrong}', '"read from the row"')
    where collection = 'schema_tab_version' and id = ${`${id}@1`}`.execute(platform.kit.database);
  await platform.kit.notify('schemaTabs', {});
  await vi.waitFor(
    async () =>
      expect(await get('core/schema/published')).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id, isUsed: true, errors: [{ ...first, wrong: 'read from the row' }] }),
        ]),
      ),
    { timeout: 120_000 },
  );
  expect(await post('publish', { ...draft, base: 1 })).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await get('core/schema/published')).toMatchObject([{ errors: [] }, { id, version: 2, errors: [] }]);
});

test('values of a tab that is not used are kept, and not listed as left over', async () => {
  await post('publish', { ...draft, base: 0 });
  await save({ upkeepNotice: 'Closed' });
  await upgradedWith('"maxLength":20', '"maxLenght":20');
  expect(await get('core/schema/published')).toMatchObject([{ id, version: 1, isUsed: false }]);
  expect(await get('core/setting/tabs')).toEqual([]);
  expect(await get('core/setting')).not.toHaveProperty('upkeepNotice');
  expect(await get('core/setting/invalid')).toMatchObject({ items: [] });

  expect(await post('publish', { ...draft, base: 1 })).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await get('core/setting')).toMatchObject({ upkeepNotice: 'Closed' });
});
