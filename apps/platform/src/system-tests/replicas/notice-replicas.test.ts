import { rounds } from '@signalbox/archive/testing';
import { createEmptyDatabase, dropDatabase } from '@signalbox/platform-kit/testing';
import { type NoticeProviders, startNoticeProviders } from '@signalbox/simulators';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveredBy, noticeAbout, type NoticeProviderName } from '../../testing/notice-providers';
import { logIn, startsPrograms } from '../../testing/programs';
import type { ServerProcess } from '../../testing/server-process';

let databaseUrl: string;
let client: Client;
let providers: NoticeProviders;
beforeEach(async () => {
  [databaseUrl, providers] = await Promise.all([createEmptyDatabase(), startNoticeProviders()]);
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
});
afterEach(async () => {
  await Promise.all([client.end(), providers.close()]);
  await dropDatabase(databaseUrl);
});
// After these hooks, so that the servers are stopped before the database is dropped.
const programs = startsPrograms();
const operator = 'operator of two servers';
let started = 0;
/** The connections of each server have its name in the database. */
const replica = () => {
  const name = `server ${(started += 1)}`;
  const variables = { DATABASE_URL: databaseUrl, NOTICE_TARGETS: '127.0.0.1, localhost', OPERATOR_TOKEN: operator };
  return { name, ...programs.start({ ...variables, PGAPPNAME: name }) };
};

const names = ['dingtalk', 'wechat', 'sms', 'email'] as const;
const endOf: Record<NoticeProviderName, string> = {
  dingtalk: 'delivered',
  wechat: 'accepted',
  sms: 'delivered',
  email: 'accepted',
};
/** Messages for each 20 of all, as the paces of the providers differ. */
const shares: Record<NoticeProviderName, number> = { dingtalk: 7, wechat: 7, sms: 4, email: 2 };
/** 200 messages, or 1,000. */
const twenties = rounds({ sample: 10, all: 50 });
/** Milliseconds. */
const patience = rounds({ sample: 200_000, all: 900_000 });
const kills = rounds({ sample: 1, all: 20 });

test('two servers both send messages by all providers, each once', async () => {
  const servers = [replica(), replica()];
  const addresses = await Promise.all(servers.map(({ ready }) => ready));
  const send = await sender(addresses);
  const numbers = Array.from({ length: twenties }, (_, at) => at);
  const sent = Object.fromEntries(
    names.map((name) => [name, numbers.flatMap((at) => Array.from({ length: shares[name] }, (_, i) => at * 20 + i))]),
  );
  await send(names.flatMap((name) => sent[name]!.map((number) => [name, number] as const)));
  const expected = () =>
    sorted(
      names.map((provider) => ({ provider, status: endOf[provider], tries: 1, count: sent[provider]?.length ?? 0 })),
    );
  let total = twenties * 20;
  const arrive = () =>
    vi.waitFor(async () => {
      expect(await outcomes()).toEqual(expected());
      const tries = await triesOfAll(addresses);
      expect([tries, tries.reduce((sum, each) => sum + each, 0)]).toEqual([tries, total]);
    }, patience);
  await arrive();
  // A server that the machine lets wait may have sent none so far.
  while ((await triesOfAll(addresses)).includes(0)) {
    const more = names.map((name, at) => [name, total + at] as const);
    for (const [name, number] of more) sent[name]?.push(number);
    total += more.length;
    await send(more);
    await arrive();
  }
  for (const name of names) expect([name, inOrder(deliveredBy(providers, name))]).toEqual([name, inOrder(sent[name]!)]);
});

test('no message is lost or sent twice while servers are killed at random', async () => {
  const servers = [replica(), replica()];
  const addresses = await Promise.all(servers.map(({ ready }) => ready));
  const send = await sender(addresses);
  await noteClaims();
  const chosen: { some: number; victim: number }[] = [];
  const chance = () => `after how many messages which server was killed: ${JSON.stringify(chosen)}`;
  for (let round = 0; round < kills; round += 1) {
    const numbers = Array.from({ length: 12 }, (_, at) => round * 12 + at);
    const before = providers.wechat.sent.length;
    await send(names.flatMap((name) => numbers.map((number) => [name, number] as const)));
    const some = 1 + Math.floor(Math.random() * 11);
    const victim = Math.floor(Math.random() * 2);
    chosen.push({ some, victim });
    await vi.waitFor(() => expect(providers.wechat.sent.length, chance()).toBeGreaterThanOrEqual(before + some), {
      timeout: 120_000,
      interval: 5,
    });
    const { name } = servers[victim]!;
    await killed(servers[victim]);
    servers[victim] = replica();
    addresses[victim] = await servers[victim].ready;
    // Not those of the other server, which may still be sending.
    await client.query(
      `update notice_message set lease_until = now() - interval '1 minute'
       where status = 'sending' and claim in (select claim from noted_claim where server = $1)`,
      [name],
    );
  }
  const waiting = ['queued', 'sending'];
  const ends = async () => (await outcomes()).filter(({ status }) => !waiting.includes(status));
  const total = async () => (await ends()).reduce((sum, { count }) => sum + count, 0);
  await vi.waitFor(async () => expect(await total(), chance()).toBe(kills * 48), patience);
  await vi.waitFor(async () => {
    const open = (await ends()).filter(({ provider, status }) => ![endOf[provider], 'unknown'].includes(status));
    expect(open, chance()).toEqual([]);
  }, patience);
  const unknown = await unknownNumbers();
  const all = Array.from({ length: kills * 12 }, (_, number) => number);
  for (const name of names) {
    const delivered = deliveredBy(providers, name);
    expect([name, delivered.length], chance()).toEqual([name, new Set(delivered).size]);
    const lost = all.filter((number) => !delivered.includes(number) && !unknown[name].includes(number));
    expect([name, lost], chance()).toEqual([name, []]);
    // A server sends at most four messages of a provider at once. Two providers can be asked, or take an id.
    const most = name === 'dingtalk' || name === 'email' ? kills * 4 : 0;
    expect([name, unknown[name].length <= most], chance()).toEqual([name, true]);
  }
});

/** Saves the settings. Returns what queues messages at the servers in turn. */
async function sender(addresses: readonly string[]) {
  const headers = await logIn(String(addresses[0]));
  const call = async (turn: number, path: string, method: string, body: object) => {
    const address = addresses[turn % addresses.length];
    const answer = await fetch(`${address}/rest/core/${path}`, { method, headers, body: JSON.stringify(body) });
    expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
  };
  await call(0, 'setting', 'PATCH', providers.settings);
  return async (messages: (readonly [NoticeProviderName, number])[]) => {
    for (let at = 0; at < messages.length; at += 8) {
      const next = messages.slice(at, at + 8);
      await Promise.all(next.map(([name, number], i) => call(i, 'notice/send', 'POST', noticeAbout(name, number))));
    }
  };
}

interface OutcomeCount {
  provider: NoticeProviderName;
  status: string;
  tries: number;
  count: number;
}

async function outcomes(): Promise<OutcomeCount[]> {
  const { rows } = await client.query<OutcomeCount>(
    'select provider, status, tries, count(*)::int from notice_message group by 1, 2, 3',
  );
  return sorted(rows);
}

function sorted(counts: OutcomeCount[]): OutcomeCount[] {
  const keyOf = ({ provider, status, tries }: OutcomeCount) => `${provider} ${status} ${tries}`;
  return counts.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

/** From now on, the database notes which server claims a message. */
async function noteClaims(): Promise<void> {
  await client.query(`
    create table noted_claim (claim uuid primary key, server text not null);
    create function note_claim() returns trigger language plpgsql as $$ begin
      insert into noted_claim values (new.claim, current_setting('application_name')) on conflict do nothing;
      return null;
    end $$;
    create trigger note_claim after update on notice_message for each row
      when (new.claim is not null and new.claim is distinct from old.claim) execute function note_claim()`);
}

async function unknownNumbers(): Promise<Record<NoticeProviderName, number[]>> {
  const { rows } = await client.query<{ provider: NoticeProviderName; content: object }>(
    "select provider, content from notice_message where status = 'unknown'",
  );
  const numbers: Record<NoticeProviderName, number[]> = { dingtalk: [], wechat: [], sms: [], email: [] };
  for (const { provider, content } of rows)
    numbers[provider].push(Number(/Pump (\d+)/.exec(JSON.stringify(content))?.[1]));
  return numbers;
}

function triesOfAll(addresses: readonly string[]): Promise<number[]> {
  return Promise.all(addresses.map(triesOf));
}

/** Returns how often a server has tried to send, by its metrics. */
async function triesOf(address: string): Promise<number> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${operator}` } });
  const lines = [...(await answer.text()).matchAll(/^signalbox_notice_sends_total\{[^}]*\} (\d+)$/gm)];
  return lines.reduce((sum, [, value]) => sum + Number(value), 0);
}

async function killed(server: ServerProcess | undefined): Promise<void> {
  server?.child.kill('SIGKILL');
  await server?.exit;
}

function inOrder(numbers: readonly number[]): number[] {
  return numbers.toSorted((one, other) => one - other);
}
