import { createEmptyDatabase, dropDatabase } from '@signalbox/platform-kit/testing';
import { startNoticeProviders } from '@signalbox/simulators';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveredBy, noticeAbout, type NoticeProviderName } from '../../testing/notice-providers';
import { logIn, startsPrograms } from '../../testing/programs';

let databaseUrl: string;
beforeEach(async () => {
  databaseUrl = await createEmptyDatabase();
});
afterEach(() => dropDatabase(databaseUrl));
// After these hooks, so that the servers are stopped before the database is dropped.
const programs = startsPrograms();
/** `name`: of its connections in the database. */
const replica = (name: string) =>
  programs.start({ DATABASE_URL: databaseUrl, NOTICE_TARGETS: '127.0.0.1, localhost', PGAPPNAME: name });

/** What follows for a message that was accepted, and not recorded. Those that take no id end as `unknown`. */
const endOf: Record<NoticeProviderName, string> = {
  dingtalk: 'unknown',
  email: 'unknown',
  // Asked to send it again with the same id, it sends nothing.
  wechat: 'accepted',
  // Its receipts have the id.
  sms: 'delivered',
};
const names = ['dingtalk', 'email', 'wechat', 'sms'] as const;

test('a message whose server is killed before it records the answer is not sent twice, or ends as unknown', async () => {
  const providers = await startNoticeProviders();
  const { dingtalk, wechat, aliyun, smtp } = providers;
  const client = new Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const [first, second] = [replica('first'), replica('second')];
    const [address, other] = [await first.ready, await second.ready];
    const headers = await logIn(address);
    const call = async (path: string, method: string, body: object) => {
      const answer = await fetch(`${address}/rest/core/${path}`, { method, headers, body: JSON.stringify(body) });
      expect(answer.status).toBe(200);
    };
    await call('setting', 'PATCH', providers.settings);
    // The other replica must not be the one that sends. It stops at a moment when it has no lock that the first needs.
    await vi.waitFor(async () => {
      second.child.kill('SIGSTOP');
      const { rows } = await client.query(
        `select query from pg_stat_activity where application_name = 'second' and (state <> 'idle' or exists (
           select from pg_locks where pg_locks.pid = pg_stat_activity.pid and locktype = 'advisory'))`,
      );
      if (rows.length > 0) second.child.kill('SIGCONT');
      expect(rows).toEqual([]);
    });
    const accepted = [
      ...[dingtalk, wechat, aliyun].map(
        (each) =>
          new Promise<void>((onSilent) => {
            const path = { [dingtalk.url]: 'asyncsend', [wechat.url]: 'message/template/send' }[each.url] ?? '/';
            each.trouble = { kind: 'accepts-silently', path, onSilent };
          }),
      ),
      new Promise<void>((onSilent) => {
        smtp.trouble = { command: 'data', reply: 'accepts-silently', onSilent };
      }),
    ];
    for (const name of names) await call('notice/send', 'POST', noticeAbout(name, 7));
    await Promise.all(accepted);
    first.child.kill('SIGKILL');
    expect(await first.exit).toBe('SIGKILL');
    for (const each of [dingtalk, wechat, aliyun, smtp]) each.trouble = undefined;
    second.child.kill('SIGCONT');

    const states = async () => {
      const { rows } = await client.query('select provider, status from notice_message');
      return Object.fromEntries(
        (rows as { provider: string; status: string }[]).map((row) => [row.provider, row.status]),
      );
    };
    expect(await states()).toEqual(Object.fromEntries(names.map((name) => [name, 'sending'])));
    await client.query("update notice_message set lease_until = now() - interval '1 minute'");
    await vi.waitFor(async () => expect(await states()).toEqual(endOf), 60_000);
    for (const name of names) expect([name, deliveredBy(providers, name)]).toEqual([name, [7]]);
    const repeated = wechat.requests.filter(({ path }) => path.endsWith('/template/send'));
    expect(repeated.map(({ body }) => body)).toEqual([repeated[0]?.body, repeated[0]?.body]);
    expect((await fetch(`${other}/rest/core/setting/part`)).status).toBe(200);
  } finally {
    await Promise.all([client.end(), providers.close()]);
  }
});
