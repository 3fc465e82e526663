import { jsonb } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { startWechatSimulator, wechatAccount, type WechatSimulator, wechatTemplate } from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { platformPlugin } from '../index';

let platform: TestPlatform;
let wechat: WechatSimulator;
beforeAll(async () => {
  [platform, wechat] = await Promise.all([createTestPlatform({ plugins: [platformPlugin] }), startWechatSimulator()]);
  const { secret: value, appid } = wechatAccount;
  const body = jsonb({ wechat: { appid, baseUrl: wechat.url, secret: { isSet: true } } });
  await platform.kit.database.insertInto('setting').values({ project: 'default', revision: 1, body }).execute();
  await platform.kit.database
    .insertInto('setting_secret')
    .values({ project: 'default', path: 'wechat/secret', value })
    .execute();
});
afterAll(() => Promise.all([platform.close(), wechat.close()]));
beforeEach(async () => {
  platform.viewer = aViewer();
  platform.kit.noticeTargets = ['127.0.0.1'];
  await platform.kit.pool.query('delete from rate_limit');
  Object.assign(wechat, { codes: {}, trouble: undefined });
  wechat.requests.length = 0;
});

const path = '/cgi-bin/template/get_all_private_template';
const alarm = { id: wechatTemplate.id, title: 'Alarm', content: wechatTemplate.content };

async function fetchBy(changes: JsonObject = {}) {
  const settings = { wechat: { ...wechatAccount, baseUrl: wechat.url, secret: { isSet: true }, ...changes } };
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/rest/core/notice/templates',
    headers: { 'accept-language': 'en' },
    payload: { settings },
  });
  expect(answer.body).not.toContain(wechatAccount.secret);
  return { status: answer.statusCode, body: answer.json<JsonObject>() };
}

it('fetches the templates of the account with the stored secret, and with a typed one', async () => {
  expect(await fetchBy()).toEqual({ status: 200, body: { templates: [alarm] } });
  expect((await fetchBy({ secret: wechatAccount.secret })).body).toEqual({ templates: [alarm] });
  expect((await fetchBy({ secret: 'wrong' })).body).toMatchObject({
    templates: [],
    problem: { cause: 'wrongSecret', code: '40125' },
  });
});

it('never sends the stored secret to another place, and names its field', async () => {
  const changed: JsonObject[] = [{ baseUrl: `${wechat.url}/other` }, { appid: 'another' }];
  for (const changes of changed) {
    const { status, body } = await fetchBy(changes);
    expect(status).toBe(400);
    expect(body['message']).toMatch(/^AppSecret must be typed again/);
  }
  expect(wechat.requests).toEqual([]);
});

it.each([
  [
    { errcode: 48001, errmsg: 'api unauthorized' },
    { cause: 'noPermission', code: '48001' },
  ],
  [
    { errcode: 40164, errmsg: 'invalid ip 203.0.113.9' },
    { cause: 'ipNotAllowed', params: { ip: '203.0.113.9' } },
  ],
  [{ errcode: 0, errmsg: 'ok' }, { cause: 'notTheProvider' }],
])('names the cause of the answer %j with HTTP 200', async (code, problem) => {
  wechat.codes = { [path]: code };
  expect((await fetchBy()).body).toMatchObject({ templates: [], problem });
});

it('names the cause of a broken answer, and connects to no private address that is not listed', async () => {
  wechat.trouble = { kind: 'endless', path };
  expect((await fetchBy()).body).toMatchObject({ problem: { cause: 'answerTooLong' } });
  delete platform.kit.noticeTargets;
  expect((await fetchBy()).body).toMatchObject({ problem: { cause: 'targetNotAllowed' } });
});

it('shows no secret that a template contains', async () => {
  const { templates } = wechat;
  wechat.templates = [{ template_id: 'leak', title: wechatAccount.secret, content: 'wechat-token-0123456789' }];
  expect((await fetchBy()).body).toEqual({ templates: [{ id: 'leak', title: '•••', content: '•••' }] });
  wechat.templates = templates;
});

it('fetches ten times per user in five minutes', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await fetchBy()).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

it('needs the permission notice.test', async () => {
  platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(['setting.edit']) });
  expect((await fetchBy()).status).toBe(401);
  platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(['notice.test']) });
  expect((await fetchBy()).status).toBe(200);
});
