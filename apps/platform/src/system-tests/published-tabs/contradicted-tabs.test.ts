import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { expect, test, vi } from 'vitest';
import { publishedTabsServer } from '../../testing/published-tabs-server';

const { post, publish, get, upgradeWith } = publishedTabsServer();
const aTab = (id: string, order: number, name: string) =>
  aTabDraft({ id, order, title: id, properties: { [name]: { type: 'string', maxLength: 20 } } });

test('a published tab that the product contradicts stands in the way of no other', async () => {
  await publish(aTab('settings/first', 970, 'firstNotice'));
  await publish(aTab('settings/second', 980, 'secondNotice'));
  await upgradeWith({ from: 'maxLength', to: 'maxLenght', id: 'settings/first' });
  await vi.waitFor(async () => expect(await get('core/setting/tabs')).toMatchObject([{ id: 'settings/second' }]), {
    timeout: 60_000,
  });
  expect(await get('core/schema/published')).toMatchObject([
    { id: 'settings/first', isUsed: false, errors: [{ file: 'form.json', remedy: 'did you mean "maxLength"?' }] },
    { id: 'settings/second', isUsed: true, errors: [] },
  ]);

  const third = aTab('settings/third', 990, 'thirdNotice');
  expect(await post('check', third)).toMatchObject({ body: { errors: [] } });
  expect(await publish(third)).toMatchObject({ status: 200 });
  const mended = aTab('settings/first', 970, 'firstNotice');
  expect(await publish(mended, 1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await get('core/setting/tabs')).toHaveLength(3);
});
