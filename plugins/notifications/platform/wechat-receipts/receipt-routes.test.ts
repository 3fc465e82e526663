import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import {
  sendWechatReceipt,
  startWechatSimulator,
  testWechatServer,
  type WechatEncryption,
  wechatAccount,
  wechatFollower,
  type WechatServer,
  type WechatSimulator,
  wechatTemplate,
} from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { platformPlugin } from '../index';
import { createSender } from '../queue/sender';
import { queueMessage, rowOf, saveSettings } from '../queue/testing/queue-fixture';
import { deleteOldReceipts } from '../queue/apply-receipt';
import { queueDatabase } from '../queue/queue-tables';

let platform: TestPlatform;
let wechat: WechatSimulator;
let address: string;
beforeAll(async () => {
  [platform, wechat] = await Promise.all([createTestPlatform({ plugins: [platformPlugin] }), startWechatSimulator()]);
  platform.kit.noticeTargets = ['127.0.0.1'];
  address = `${await platform.app.listen({ port: 0 })}/rest/core/notice/wechatReceipt`;
});
afterAll(() => Promise.all([platform.close(), wechat.close()]));

const token = 'receipts0123';
const save = (receipts: Record<string, string>) =>
  saveSettings(platform.kit, {
    wechat: {
      ...wechatAccount,
      baseUrl: wechat.url,
      template: [{ title: 'alarm', ...wechatTemplate }],
      ...receipts,
    },
  });
beforeEach(async () => {
  await platform.kit.pool.query('truncate notice_message, notice_receipt');
  await save({ receiptToken: token });
});

const server = (changes: Partial<WechatServer> = {}): WechatServer => ({
  address,
  token,
  now: platform.clock.now(),
  ...changes,
});
const receipt = (status: Parameters<typeof sendWechatReceipt>[1]['status'], msgid = wechat.lastId) =>
  sendWechatReceipt(server(), { msgid, status });
const waiting = () => queueDatabase(platform.kit.database).selectFrom('notice_receipt').select('msgid').execute();

/** Sends a message, and resolves with its row. */
async function sent() {
  const content = { template: 'alarm', values: { first: 'a', device: 'b' } };
  const id = await queueMessage(platform.kit, { provider: 'wechat', to: wechatFollower, content });
  // The pace of the provider.
  platform.clock.advance({ seconds: 5 });
  const sender = createSender(platform.kit);
  await sender.run();
  await sender.idle();
  return () => rowOf(platform.kit, id);
}

it('answers when WeChat tests the address, and only with the token of the settings', async () => {
  expect(await testWechatServer(server())).toBe(true);
  expect(await testWechatServer(server({ token: 'another' }))).toBe(false);
  expect(await testWechatServer(server({ now: platform.clock.now() - 3_600_000 }))).toBe(false);
  expect(await testWechatServer(server({ address: `${address}?x-request-project=north` }))).toBe(false);
  await save({});
  expect(await testWechatServer(server())).toBe(false);
});

it('writes that a message was delivered', async () => {
  const row = await sent();
  expect(await row()).toMatchObject({ status: 'accepted' });
  expect(await receipt('success')).toEqual({ status: 200, text: 'success' });
  expect(await row()).toMatchObject({ status: 'delivered', problem: null });
  // A repeated event, and a later one that says something else.
  expect(await receipt('failed: system failed')).toEqual({ status: 200, text: 'success' });
  expect(await row()).toMatchObject({ status: 'delivered' });
});

it.each([
  ['failed:user block', 'recipientDeclined'],
  ['failed: system failed', 'notDelivered'],
] as const)('writes why a message was not: %s', async (status, cause) => {
  const row = await sent();
  await receipt(status);
  expect(await row()).toMatchObject({ status: 'failed', problem: { cause, answer: status } });
});

const eventKey = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const encryption: WechatEncryption = { mode: 'safe', key: eventKey, appid: wechatAccount.appid };

it.each(['safe', 'compatible'] as const)(
  'writes the status that an encrypted event reports, in %s mode',
  async (mode) => {
    await save({ receiptToken: token, receiptKey: eventKey });
    const row = await sent();
    const encrypted = server({ encryption: { ...encryption, mode } });
    expect(await testWechatServer(encrypted)).toBe(true);
    const answer = await sendWechatReceipt(encrypted, { msgid: wechat.lastId, status: 'failed:user block' });
    expect(answer).toEqual({ status: 200, text: 'success' });
    expect(await row()).toMatchObject({ status: 'failed', problem: { cause: 'recipientDeclined' } });
  },
);

it('accepts only encrypted events once it has a key: of this key and account, and as they were signed', async () => {
  await save({ receiptToken: token, receiptKey: eventKey });
  const row = await sent();
  const changes: Partial<WechatServer>[] = [
    {},
    { encryption: { ...encryption, key: eventKey.replace('a', 'b') } },
    { encryption: { ...encryption, appid: 'wxother' } },
    { token: 'another', encryption },
  ];
  for (const each of changes) {
    const answer = await sendWechatReceipt(server(each), { msgid: wechat.lastId, status: 'success' });
    expect([each, answer.status]).toEqual([each, 401]);
  }
  // A signed call that is repeated with another event.
  const requests: { query: string; body: string }[] = [];
  const recorder = await recordingServer(requests);
  for (const status of ['success', 'failed: system failed'] as const)
    await sendWechatReceipt(server({ address: recorder.url, encryption }), { msgid: wechat.lastId, status });
  await recorder.close();
  const [first, second] = requests;
  const repeat = (query = '', body = '') =>
    fetch(`${address}${query}`, { method: 'POST', headers: { 'content-type': 'text/xml' }, body });
  expect((await repeat(first?.query, second?.body)).status).toBe(401);
  expect(await row()).toMatchObject({ status: 'accepted' });
  expect((await repeat(first?.query, first?.body)).status).toBe(200);
  expect(await row()).toMatchObject({ status: 'delivered' });
});

it('reads the plain part of an event in compatible mode without a key, and leaves out one in safe mode', async () => {
  const row = await sent();
  const receiptOf = (mode: WechatEncryption['mode']) =>
    sendWechatReceipt(server({ encryption: { ...encryption, mode } }), { msgid: wechat.lastId, status: 'success' });
  expect(await receiptOf('safe')).toEqual({ status: 200, text: 'success' });
  expect(await row()).toMatchObject({ status: 'accepted' });
  await receiptOf('compatible');
  expect(await row()).toMatchObject({ status: 'delivered' });
});

it('keeps a receipt that arrives before the answer to the message is stored', async () => {
  await receipt('success', wechat.lastId + 1);
  expect(await waiting()).toHaveLength(1);
  expect(await (await sent())()).toMatchObject({ status: 'delivered' });
  expect(await waiting()).toEqual([]);
});

it('deletes receipts of messages that others have sent, after an hour', async () => {
  await receipt('success', 1);
  platform.clock.advance({ seconds: 3_599 });
  await deleteOldReceipts(platform.kit);
  expect(await waiting()).toEqual([{ msgid: '1' }]);
  platform.clock.advance({ seconds: 2 });
  await deleteOldReceipts(platform.kit);
  expect(await waiting()).toEqual([]);
});

it('keeps a limited number of receipts of unknown messages', async () => {
  await platform.kit.pool.query(
    `insert into notice_receipt select 'default', n::text, 'success', now() from generate_series(1, 10000) n`,
  );
  expect(await receipt('success', 10_001)).toEqual({ status: 200, text: 'success' });
  expect(await waiting()).toHaveLength(10_000);
});

it('changes nothing by a call that is not signed, is no XML, or is too long', async () => {
  const row = await sent();
  expect((await sendWechatReceipt(server({ token: 'x' }), { msgid: wechat.lastId, status: 'success' })).status).toBe(
    401,
  );
  for (const [type, body] of [
    ['text/xml', ''],
    ['application/json', '{}'],
    ['text/xml', 'x'.repeat(5_000)],
  ] as const) {
    const headers = { 'content-type': type };
    const { statusCode } = await platform.app.inject({
      method: 'POST',
      url: '/rest/core/notice/wechatReceipt',
      headers,
      payload: body,
    });
    expect(statusCode, type).toBe(400);
  }
  expect(await row()).toMatchObject({ status: 'accepted' });
});

/** A server that keeps the calls, as their sender would see them. */
async function recordingServer(requests: { query: string; body: string }[]) {
  const recorder = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ query: request.url?.slice(1) ?? '', body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
  const { port } = recorder.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => recorder.close(resolve)) };
}
