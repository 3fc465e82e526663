import { readAt } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject } from '@signalbox/schemas';
import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, createSettingsPlatform, patch } from './testing/settings-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createSettingsPlatform();
  platform.viewer = aViewer();
});
afterAll(() => platform.close());

const legacy = { id: 'legacy', expireTime: '2030-05-01T08:00:00.000Z', tip: 'Call us', isOld: true };
const other = { id: 'a', expireTime: '2031-01-01T00:00:00Z' };

/** Writes a body as an older version left it. */
const stored = (pressMoney: JsonObject) =>
  platform.kit.database
    .insertInto('setting')
    .values({ project: 'default', revision: 1, body: { pressMoney } })
    .onConflict((conflict) => conflict.column('project').doUpdateSet({ body: { pressMoney } }))
    .execute();

async function pressMoney(): Promise<JsonObject> {
  const value = (await call(platform)).body['pressMoney'];
  return isJsonObject(value) ? value : {};
}
const items = async () => readAt(await pressMoney(), '/expireSettings');

describe('the one license reminder of older versions', () => {
  beforeEach(() => stored({ expireTime: '2030-05-01T16:00:00+08:00', tip: 'Call us', expireSettings: [other] }));

  it('is read as the first item of the list, flagged isOld', async () => {
    expect(await items()).toEqual([legacy, other]);
    expect(await pressMoney()).toMatchObject({ tip: 'Call us' });
    expect(await pressMoney()).not.toHaveProperty('expireTime');
  });

  it('can be changed and removed like any other item', async () => {
    const changed = { ...legacy, disable: true };
    expect((await patch(platform, { pressMoney: { expireSettings: [changed, other] } })).status).toBe(200);
    expect(await items()).toEqual([changed, other]);
    expect((await patch(platform, { pressMoney: { expireSettings: [other] } })).status).toBe(200);
    expect(await items()).toEqual([other]);
  });

  it('is replaced when an older client sends another', async () => {
    await patch(platform, { pressMoney: { size: { width: 500 } } });
    const sent = await patch(platform, { pressMoney: { expireTime: '2032-01-01T00:00:00Z', tip: 'Now' } });
    expect(sent.status).toBe(200);
    expect(await items()).toEqual([{ ...legacy, expireTime: '2032-01-01T00:00:00.000Z', tip: 'Now' }, other]);
  });

  it.each(['tomorrow', '1', '2030-02-31T00:00:00Z', '2030-05-01T25:00:00Z'])(
    'is not replaced by %s, which is no moment',
    async (expireTime) => {
      const { status, body } = await patch(platform, { pressMoney: { expireTime } });
      expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'pressMoney.expireTime' });
      expect(await items()).toEqual([legacy, other]);
    },
  );
});

it('is ignored if its time is invalid', async () => {
  await stored({ expireTime: 'soon', tip: 'Call us' });
  expect(await items()).toBeUndefined();
  await stored({ tip: 'Call us' });
  expect(await items()).toBeUndefined();
});

it('does not stop other saves if its time is invalid', async () => {
  await stored({ expireTime: 'soon', tip: 'Call us' });
  expect((await patch(platform, { pressMoney: { tip: 'Now', size: { width: 500 } } })).status).toBe(200);
  expect((await patch(platform, { pressMoney: { expireTime: null } })).status).toBe(200);
});
