import { beforeEach, describe, expect, it } from 'vitest';
import { aViewer } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { emptiedSettings } from './testing/emptied-settings';
import { aClerk } from './testing/settings-platform';

const settings = emptiedSettings();
const { call, patch, secretOf, storedRows } = settings;

const marker = { isSet: true };
const expireTime = '2030-01-01T00:00:00Z';

function unlock(expireSettings: unknown, more: JsonObject = {}) {
  const body = { _pressMoney: true, pressMoney: { expireSettings }, ...more };
  return patch(body, { 'accept-language': 'zh-Hans' });
}

async function sentItems(): Promise<JsonObject[]> {
  const { body } = await call({ url: '/rest/core/setting/login/part' });
  return (body['pressMoney'] as JsonObject)['expireSettings'] as JsonObject[];
}

describe('unlocking the license reminder', () => {
  beforeEach(async () => {
    await patch({
      pressMoney: {
        expireSettings: [
          { id: 'a', expireTime, code: 'heron' },
          { id: 'b', expireTime, tip: 'soon' },
        ],
      },
    });
    settings.platform.viewer = aClerk();
    settings.platform.clock.advance({ seconds: 901 });
  });

  it('sets one item’s showCode with its code and without a permission', async () => {
    const [first, second] = await sentItems();
    expect(JSON.stringify([first, second])).not.toContain('heron');
    expect((await unlock([{ ...first, showCode: true, code: 'heron' }, second])).status).toBe(200);
    expect((await sentItems())[0]).toEqual({ ...first, showCode: true });
    expect(await secretOf('pressMoney/expireSettings/a/code')).toBe('heron');
  });

  it('takes the right code inside a whole, unchanged reminder, in any order of its names', async () => {
    settings.platform.viewer = aViewer();
    await patch({ pressMoney: { tip: 'Renew', position: 'center' } });
    settings.platform.viewer = aClerk();
    const { body } = await call({ url: '/rest/core/setting/login/part' });
    const reminder = body['pressMoney'] as JsonObject;
    expect(reminder).toMatchObject({ tip: 'Renew' });
    const [first, second] = await sentItems();
    const send = (changes: JsonObject, items: unknown[]) =>
      patch({
        pressMoney: { ...Object.fromEntries(Object.entries(reminder).toReversed()), expireSettings: items, ...changes },
        _pressMoney: true,
      });
    const opened = { code: 'heron', showCode: true, ...Object.fromEntries(Object.entries(first ?? {}).toReversed()) };
    const right = { ...opened, code: 'heron' };
    const before = await storedRows();
    expect((await send({}, [{ ...right, code: 'crow' }, second])).body).toMatchObject({
      field: 'pressMoney.expireSettings.0.code',
    });
    expect((await send({}, [right, { ...second, code: 'crow' }])).body).toMatchObject({
      field: 'pressMoney.expireSettings.1.code',
    });
    const forbidden = [await send({ tip: 'x' }, [right, second]), await send({ other: null }, [right, second])];
    expect(forbidden.map((answer) => answer.body['code'])).toEqual([100_040_003, 100_040_003]);
    expect(await storedRows()).toBe(before);
    expect((await send({}, [right, second])).status).toBe(200);
    expect((await sentItems()).map(({ showCode }) => showCode)).toEqual([true, undefined]);
    const { body: after } = await call({ url: '/rest/core/setting/login/part' });
    expect(after['pressMoney']).toEqual({ ...reminder, expireSettings: [{ ...first, showCode: true }, second] });
  });

  it('is rejected with the exact message for a wrong code, no code, or the marker', async () => {
    const [first, second] = await sentItems();
    const before = await storedRows();
    for (const code of ['crow', '', marker, undefined, ['heron']]) {
      const { status, body } = await unlock([
        { ...first, showCode: true, ...(code === undefined ? {} : { code }) },
        second,
      ]);
      expect({ status, message: body['message'] }).toEqual({ status: 400, message: '密钥不正确！' });
    }
    expect(await storedRows()).toBe(before);
  });

  it('changes nothing else, regardless of body and sender', async () => {
    const [first, second] = await sentItems();
    const opened = { ...first, showCode: true, code: 'heron' };
    const before = await storedRows();
    const attempts = [
      await unlock([{ ...opened, expireTime: '2040-01-01T00:00:00Z' }, second]),
      await unlock([{ ...opened, disable: true }, second]),
      await unlock([opened, { ...second, tip: 'never' }]),
      await unlock([opened, { ...second, showCode: true }]),
      await unlock([opened]),
      await unlock([opened, second, { expireTime }]),
      await unlock([{ ...first, code: 'heron' }, second]),
      await unlock([opened, second], { name: 'Quay' }),
      await patch({ _pressMoney: true, pressMoney: { expireSettings: [opened, second], tip: 'x' } }),
      await patch({ pressMoney: { expireSettings: [opened, second] } }),
    ];
    expect(attempts.map(({ body }) => body['code'])).toEqual(attempts.map(() => 100_040_003));
    expect(await storedRows()).toBe(before);
  });

  it('does not unlock an item without a code', async () => {
    const [first, second] = await sentItems();
    expect((await unlock([first, { ...second, showCode: true, code: '' }])).body['message']).toBe('密钥不正确！');
  });

  it('is rejected for a while after five wrong codes, even with the right one', async () => {
    const [first, second] = await sentItems();
    const tried = (code: string) => unlock([{ ...first, showCode: true, code }, second]);
    for (let round = 0; round < 5; round++) expect((await tried('crow')).status).toBe(400);
    const error = { status: 429, body: { message: expect.stringMatching(/^请求过于频繁，请在\d+秒后重试$/) } };
    expect(await tried('heron')).toMatchObject(error);
    settings.platform.viewer = aViewer({ ...aClerk(), userId: 'b'.repeat(24) });
    expect((await tried('crow')).status).toBe(400);
    settings.platform.viewer = aClerk();
    settings.platform.clock.advance({ seconds: 901 });
    expect((await tried('heron')).status).toBe(200);
  });

  it('rejects an invalid list', async () => {
    for (const list of [undefined, 'x', {}, [7]]) expect((await unlock(list)).status).toBeOneOf([400, 401]);
    expect((await patch({ _pressMoney: true })).status).toBe(400);
  });
});
