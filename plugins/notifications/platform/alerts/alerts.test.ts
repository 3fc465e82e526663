import { Readable } from 'node:stream';
import { accountProject, jsonb, reportEvent } from '@signalbox/platform-kit';
import {
  createTestPlatform,
  installTestLicense,
  licenseTime,
  type TestPlatform,
} from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { platformPlugin } from '../index';
import { queueDatabase } from '../queue/queue-tables';
import { handleEvents } from './handle-events';
import { reportLicenses } from './report-license';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
});
afterAll(() => platform.close());
beforeEach(() => platform.kit.pool.query('truncate notice_message, platform_event, setting, license'));

async function save(noticeAlerts: JsonObject[], project = 'default', language = 'en') {
  const body = jsonb({ name: { en: 'North', zh_Hans: '北方' }, language, noticeAlerts });
  await platform.kit.database.insertInto('setting').values({ project, revision: 1, body }).execute();
}
const handle = () => handleEvents(platform.kit, new AbortController().signal);
const queued = () =>
  queueDatabase(platform.kit.database).selectFrom('notice_message').selectAll().orderBy('recipient').execute();
const failure = (key = 'backupFailed 1', project = 'default') =>
  reportEvent(platform.kit, {
    key,
    project,
    name: 'backupFailed',
    params: { name: 'Nightly', reason: 'The disk is full.' },
  });
const rule = (to: string, changes: JsonObject = {}) => ({ event: 'backup', provider: 'email', to, ...changes });

it('sends an event to the recipients of its rules, in the language of the settings', async () => {
  await save([
    rule('ada@example.com'),
    rule('openid-1', { provider: 'wechat', template: 'alarm' }),
    rule('lee@example.com', { event: 'license' }),
  ]);
  await failure();
  await handle();
  const messages = await queued();
  expect(messages).toMatchObject([
    {
      recipient: 'ada@example.com',
      provider: 'email',
      created_by: null,
      content: { subject: '[North] A backup failed' },
    },
    {
      recipient: 'openid-1',
      provider: 'wechat',
      content: { template: 'alarm', values: { event: 'A backup failed', name: 'Nightly' } },
    },
  ]);
  expect(messages).toHaveLength(2);
  expect(messages[0]?.content.text).toMatch(
    /^The backup Nightly failed\. The disk is full\.\nReported by North at \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/,
  );
});

it('sends to a user of DingTalk by id, and by mobile number', async () => {
  await save([
    rule('manager1', { provider: 'dingtalk' }),
    rule('13800000001', { provider: 'dingtalk', toKind: 'userId' }),
    rule('13800000001', { provider: 'dingtalk', toKind: 'mobile' }),
  ]);
  await failure();
  await handle();
  const messages = await queued();
  const recipients = messages.map(({ recipient, content }) => `${recipient} ${content.toKind ?? ''}`);
  expect(recipients.toSorted()).toEqual(['13800000001 mobile', '13800000001 userId', 'manager1 ']);
});

it('sends an event once, however often and on however many replicas it is reported and handled', async () => {
  await save([rule('ada@example.com')]);
  await Promise.all([failure(), failure(), failure()]);
  await Promise.all([handle(), handle(), handle()]);
  await failure();
  await handle();
  expect(await queued()).toHaveLength(1);
  await failure('backupFailed 2');
  await handle();
  expect(await queued()).toHaveLength(2);
});

it('keeps projects apart, and speaks Chinese where the settings do', async () => {
  await save([rule('ada@example.com')]);
  await save([rule('li@example.com')], 'north', 'zh_Hans');
  await failure('backupFailed 3', 'north');
  await handle();
  expect(await queued()).toMatchObject([
    { project: 'north', recipient: 'li@example.com', content: { subject: '[北方] 备份失败' } },
  ]);
});

it('speaks the language of a language pack, and English where the pack has no message', async () => {
  const pack = { notifications: { 'alert.backupFailed.title': 'Une sauvegarde a échoué', 'alert.text': 5 } };
  const path = 'languagePack/Français[fr].json';
  await platform.kit.files.write(path, Readable.from([Buffer.from(JSON.stringify(pack))]));
  await save([rule('ada@example.com')], 'default', 'fr');
  await failure('backupFailed 4');
  await handle();
  await platform.kit.files.write(path, Readable.from([Buffer.from('{')]));
  await failure('backupFailed 5');
  await handle();
  const texts = (await queued()).map(({ content }) => [content.subject, content.text?.split('.')[0]]);
  expect(texts.toSorted()).toEqual([
    ['[North] A backup failed', 'The backup Nightly failed'],
    ['[North] Une sauvegarde a échoué', 'The backup Nightly failed'],
  ]);
});

it('queues the messages of other projects while one has a full queue, and its own once there is room', async () => {
  await save([rule('ada@example.com')]);
  await save([rule('li@example.com')], 'north');
  await platform.kit.pool.query(
    `insert into notice_message (project, id, created_at, provider, recipient, content, status, due_at)
       select 'default', n::text, now(), 'email', 'full@example.com', '{}', 'queued', now() from generate_series(1, 10000) n`,
  );
  for (const key of ['a', 'b']) await failure(`backupFailed ${key}`);
  platform.clock.advance({ seconds: 1 });
  await failure('backupFailed c', 'north');
  const warn = vi.spyOn(platform.kit.log, 'warn');
  await handle();
  // The second event of the project with the full queue is not tried.
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
  const recipients = async () =>
    (await queued()).map(({ recipient }) => recipient).filter((to) => !to.startsWith('full'));
  expect(await recipients()).toEqual(['li@example.com']);
  await platform.kit.pool.query(`delete from notice_message where recipient = 'full@example.com'`);
  await handle();
  await handle();
  expect(await recipients()).toEqual(['ada@example.com', 'ada@example.com', 'li@example.com']);
});

it('handles other events when the messages about one cannot be queued', async () => {
  await save([rule('ada@example.com')]);
  await platform.kit.pool.query(`insert into platform_event (key, project, name, params, reported_at)
    values ('broken', 'default', 'backupFailed', 'null', 'epoch')`);
  platform.clock.advance({ seconds: 1 });
  await failure();
  await handle();
  expect(await queued()).toHaveLength(1);
  const { rows } = await platform.kit.pool.query('select key from platform_event where handled_at is null');
  expect(rows).toEqual([{ key: 'broken' }]);
});

it('handles events without a rule, and of unknown names, without a message', async () => {
  await save([rule('ada@example.com')]);
  await reportEvent(platform.kit, {
    key: 'a',
    project: accountProject,
    name: 'accountFrozen',
    params: { name: 'admin' },
  });
  await reportEvent(platform.kit, { key: 'b', project: accountProject, name: 'toString', params: {} });
  await handle();
  expect(await queued()).toEqual([]);
  const { rows } = await platform.kit.pool.query('select count(*)::int from platform_event where handled_at is null');
  expect(rows).toEqual([{ count: 0 }]);
});

it('reports a license 14, 7, 3 days and 1 day before its end, at its end, and when its features close', async () => {
  await save([rule('ada@example.com', { event: 'license' })]);
  const now = platform.clock.now();
  const day = 86_400_000;
  await installTestLicense(platform.kit, {
    feature: ['notice'],
    startTime: licenseTime(now - day),
    expireTime: licenseTime(now + 20 * day),
  });
  const reported: string[] = [];
  for (let days = 0; days < 37; days += 1) {
    await reportLicenses(platform.kit);
    await reportLicenses(platform.kit);
    const { rows } = await platform.kit.pool.query<{ name: string }>('select name from platform_event');
    for (let count = reported.length; count < rows.length; count += 1) reported.push(`day ${days}`);
    platform.clock.advance({ seconds: 86_400 });
  }
  platform.clock.advance({ seconds: -37 * 86_400 });
  await handle();
  const texts = (await queued()).map(({ content }) => content.subject);
  expect(reported).toEqual(['day 6', 'day 13', 'day 17', 'day 19', 'day 20', 'day 34']);
  expect(texts.filter((text) => text.includes('runs out'))).toHaveLength(4);
  expect(texts).toContain('[North] The license has expired');
  expect(texts).toContain('[North] Features are closed');
});
