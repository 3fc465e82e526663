import { beforeEach, expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const { addModel, as, send } = recordsPlatform();
beforeEach(() => addModel('pump', {}));

it.each([
  [{}, ['pump.view'], 'pump.edit'],
  [{ action: 'edit', limit: 1 }, ['pump.view', 'pump.delete'], 'pump.edit'],
  [{ action: 'delete', ids: [] }, ['pump.view', 'pump.edit'], 'pump.delete'],
  [{ action: 'add' }, ['pump.view', 'pump.add'], 'pump.edit'],
])('is rejected without the permission, before its body is checked: %j of %j', async (body, permissions, detail) => {
  as(...permissions);
  for (const path of ['pump/bulk', 'pump/bulk/plan'])
    expect(await send('POST', path, { body })).toMatchObject({ status: 401, body: { detail } });
});

it('is rejected without an action, of a user who may do one of them', async () => {
  for (const permission of ['pump.edit', 'pump.delete']) {
    as('pump.view', permission);
    const answer = await send('POST', 'pump/bulk', { body: {} });
    expect(answer).toMatchObject({ status: 400, body: { field: 'action' } });
  }
});
