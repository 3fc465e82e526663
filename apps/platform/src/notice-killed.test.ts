import { createEmptyDatabase, dropDatabase } from '@signalbox/platform-kit/testing';
import {
  aliyunAccount,
  aliyunTemplate,
  dingtalkAccount,
  startAliyunSimulator,
  startDingtalkSimulator,
} from '@signalbox/simulators';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn, startsPrograms } from './testing/programs';

let databaseUrl: string;
beforeEach(async () => {
  databaseUrl = await createEmptyDatabase();
});
afterEach(() => dropDatabase(databaseUrl));
// After these hooks, so that the servers are stopped before the database is dropped.
const programs = startsPrograms();
const replica = () => programs.start({ DATABASE_URL: databaseUrl, NOTICE_TARGETS: '127.0.0.1' });

test('a message whose server is killed before it records the answer is not sent twice, or ends as unknown', async () => {
  const [dingtalk, aliyun] = await Promise.all([startDingtalkSimulator(), startAliyunSimulator()]);
  const client = new Client({ connectionString: databaseUrl });
  try {
    const [first, second] = [replica(), replica()];
    const [address, other] = [await first.ready, await second.ready];
    const headers = await logIn(address);
    const call = async (path: string, method: string, body: object) => {
      const answer = await fetch(`${address}/rest/core/${path}`, { method, headers, body: JSON.stringify(body) });
      expect(answer.status).toBe(200);
      return (await answer.json()) as { InsertedID: string };
    };
    await call('setting', 'PATCH', {
      dingtalk: { ...dingtalkAccount, baseUrl: dingtalk.url },
      sms: { operator: 'ali', ...aliyunAccount, baseUrl: aliyun.url },
    });
    // The other replica must not be the one that sends.
    second.child.kill('SIGSTOP');
    const accepted = [dingtalk, aliyun].map(
      (each) =>
        new Promise<void>((onSilent) => {
          const path = each === dingtalk ? 'asyncsend' : '/';
          each.trouble = { kind: 'accepts-silently', path, onSilent };
        }),
    );
    const text = await call('notice/send', 'POST', { provider: 'dingtalk', to: 'manager1', text: 'Pump 7' });
    const sms = await call('notice/send', 'POST', { provider: 'sms', to: '13800000001', template: aliyunTemplate });
    await Promise.all(accepted);
    first.child.kill('SIGKILL');
    expect(await first.exit).toBe('SIGKILL');
    for (const each of [dingtalk, aliyun]) each.trouble = undefined;
    second.child.kill('SIGCONT');

    await client.connect();
    const statusOf = async ({ InsertedID }: { InsertedID: string }) => {
      const { rows } = await client.query('select status from notice_message where id = $1', [InsertedID]);
      return (rows as { status: string }[])[0]?.status;
    };
    expect([await statusOf(text), await statusOf(sms)]).toEqual(['sending', 'sending']);
    await client.query("update notice_message set lease_until = now() - interval '1 minute'");
    await vi.waitFor(async () => {
      expect([await statusOf(text), await statusOf(sms)]).toEqual(['unknown', 'delivered']);
    }, 60_000);
    expect(dingtalk.delivered).toHaveLength(1);
    expect(aliyun.sent).toHaveLength(1);
    expect((await fetch(`${other}/rest/core/setting/part`)).status).toBe(200);
  } finally {
    await Promise.all([client.end(), dingtalk.close(), aliyun.close()]);
  }
});
