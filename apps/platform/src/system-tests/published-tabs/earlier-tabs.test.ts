import type { JsonObject } from '@signalbox/schemas';
import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { publishedTabsServer } from '../../testing/published-tabs-server';

const server = publishedTabsServer();
const { post, publish, save, get } = server;
const text = { type: 'string', maxLength: 20 } as const;
const draft = aTabDraft({ properties: { upkeepKind: { type: 'string', const: 'sluice' }, upkeepNotice: text } });
const { id } = draft;

async function upgradedWith(from: string, to: string): Promise<void> {
  await server.upgradeWith({ from, to });
  await vi.waitFor(async () => expect(await get('core/schema/published')).toMatchObject([{ errors: [{}] }]), {
    timeout: 120_000,
  });
}

test('a tab with a mistake that only a later version finds stays in use, and its next version must not have it', async () => {
  await publish(draft);
  await upgradedWith('"uiSchema":{}', '"uiSchema":{"upkeepKind":{"ui:widget":"text"}}');
  const mistake = { file: 'form.json', line: 1, pointer: '/uiSchema/upkeepKind/ui:widget' };
  expect(await get('core/schema/published')).toMatchObject([{ id, version: 1, isUsed: true, errors: [mistake] }]);
  const [{ errors }] = await get<[{ errors: JsonObject[] }]>('core/schema/published');
  expect(await get('core/setting/tabs')).toMatchObject([{ id }]);
  expect(await save({ upkeepNotice: 'Closed' })).toMatchObject({ status: 200 });
  expect(await get('core/setting')).toMatchObject({ upkeepKind: 'sluice', upkeepNotice: 'Closed' });
  expect(await save({ upkeepKind: 'lock' })).toMatchObject({ status: 400 });

  // It stands in the way of no other tab.
  const other = aTabDraft({ id: 'settings/other', order: 991, properties: { otherNotice: text } });
  expect(await post('check', other)).toMatchObject({ body: { errors: [] } });
  expect(await publish(other)).toMatchObject({ status: 200 });

  const earlier = await get<typeof draft>(`core/schema/published/version?id=${id}&version=1`);
  expect(await publish(earlier, 1)).toMatchObject({ status: 400, body: { code: 100_040_061 } });
  expect(await post('rollBack', { id, version: 1, base: 1 })).toMatchObject({ status: 400 });

  // The next load trusts its seal, and reads the mistake from the row.
  await sql`update document set body = jsonb_set(body, '{errors,0,wrong}', '"read from the row"')
    where collection = 'schema_tab_version' and id = ${`${id}@1`}`.execute(server.platform.kit.database);
  await server.platform.kit.notify('schemaTabs', {});
  await vi.waitFor(
    async () =>
      expect(await get('core/schema/published')).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id, isUsed: true, errors: [{ ...errors[0], wrong: 'read from the row' }] }),
        ]),
      ),
    { timeout: 120_000 },
  );
  expect(await publish(draft, 1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await get('core/schema/published')).toMatchObject([{ errors: [] }, { id, version: 2, errors: [] }]);
});

test('values of a tab that is not used are kept, and not listed as left over', async () => {
  await publish(draft);
  await save({ upkeepNotice: 'Closed' });
  await upgradedWith('"maxLength":20', '"maxLenght":20');
  expect(await get('core/schema/published')).toMatchObject([{ id, version: 1, isUsed: false }]);
  expect(await get('core/setting/tabs')).toEqual([]);
  expect(await get('core/setting')).not.toHaveProperty('upkeepNotice');
  expect(await get('core/setting/invalid')).toMatchObject({ items: [] });

  expect(await publish(draft, 1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await get('core/setting')).toMatchObject({ upkeepNotice: 'Closed' });
});
