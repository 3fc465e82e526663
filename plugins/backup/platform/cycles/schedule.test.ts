import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { jsonb } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationContext } from '../operations/contract';
import { taskStore } from '../operations/task-store';
import { backupStore } from '../records/backup-record';
import { type AnFtpServer, anFtpServer } from '../testing/an-ftp-server';
import { createCyclePlatform, type CyclePlatform } from '../testing/cycle-platform';
import { cycleStore } from './cycle';

let platform: CyclePlatform;
let server: AnFtpServer;
beforeAll(async () => {
  server = await anFtpServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  platform = await createCyclePlatform();
});
afterEach(() => platform.close());

const hours = (count: number) => platform.clock.advance({ seconds: count * 3_600 });
const inHours = (count: number) => new Date(platform.clock.now() + count * 3_600_000).toISOString();
const untilAborted = ({ signal }: OperationContext) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
const anOperation = (run: (context: OperationContext) => Promise<void>) => ({
  project: 'default',
  type: 'verify' as const,
  name: 'Other',
  creator: 'ada',
  run,
});

describe('the schedule', () => {
  it('runs what is due, names the archive, and tells how it went', async () => {
    const id = await platform.addCycle();
    expect(await platform.run()).toBe(0);
    hours(1);
    expect(await platform.run()).toBe(1);
    const [backup] = await platform.backups(id);
    expect(backup).toMatchObject({
      status: 'succeed',
      origin: 'cycle',
      cycleId: id,
      type: 'export',
      isProtected: false,
    });
    // By the clock of whoever set it up, eight hours ahead.
    const local = new Date(platform.clock.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    expect(backup?.['name']).toBe(`Plant ${local}`);
    expect(await platform.cycle(id)).toMatchObject({
      lastRun: inHours(0),
      nextRun: inHours(1),
      lastOutcome: { status: 'succeed', message: '', backupId: backup?.['id'], time: inHours(0), removed: 0 },
    });
    expect(await platform.run()).toBe(0);
  });

  it('cuts a long file name, so that with its time no name has more than 30 characters', async () => {
    const id = await platform.addCycle({ fileName: 'Every night of the whole year' });
    hours(1);
    await platform.run();
    const [backup] = await platform.backups(id);
    expect(backup?.['name']).toMatch(/^Every nigh \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('lets one replica take a due run, however often both look at once', async () => {
    const id = await platform.addCycle();
    for (let round = 1; round <= 5; round += 1) {
      hours(1);
      const looks = platform.replicas.flatMap((replica) => [platform.run(replica), platform.run(replica)]);
      await Promise.all(looks);
      await vi.waitFor(async () => expect(await platform.backups(id)).toHaveLength(round), 10_000);
      await vi.waitFor(async () =>
        expect(await platform.cycle(id)).toMatchObject({ lastOutcome: { status: 'succeed' } }),
      );
    }
    await delay(300);
    expect(await platform.backups(id)).toHaveLength(5);
  });

  it('makes up one of many missed runs, and keeps its rhythm', async () => {
    const id = await platform.addCycle();
    hours(7.5);
    expect(await platform.run()).toBe(1);
    expect(await platform.run()).toBe(0);
    expect(await platform.cycle(id)).toMatchObject({ nextRun: inHours(0.5) });
    expect(await platform.backups(id)).toHaveLength(1);
  });

  it('never runs a disabled cycle', async () => {
    const id = await platform.addCycle({ disable: true });
    hours(48);
    expect(await platform.run()).toBe(0);
    // Even where its next run was left standing.
    await cycleStore(platform.kit, 'default').merge(id, { nextRun: inHours(-1) });
    expect(await platform.run()).toBe(0);
  });

  it('waits while another operation runs, and runs afterwards in the same rhythm', async () => {
    const [here, there] = platform.replicas;
    const id = await platform.addCycle();
    hours(1);
    const other = await there.operations.start(anOperation(untilAborted));
    expect(await platform.run(here)).toBe(0);
    expect(await platform.cycle(id)).toMatchObject({ nextRun: new Date(platform.clock.now() + 60_000).toISOString() });
    expect(await platform.cycle(id)).not.toHaveProperty('lastRun');
    await there.operations.pause({ project: 'default', id: other.id });
    await expect(other.done).rejects.toThrow('ended by hand');
    platform.clock.advance({ seconds: 61 });
    expect(await platform.run(here)).toBe(1);
    const next = new Date(platform.clock.now() - 61_000 + 3_600_000).toISOString();
    expect(await platform.cycle(id)).toMatchObject({ nextRun: next, lastOutcome: { status: 'succeed' } });
  });

  it('says what went wrong, and goes on at the next time', async () => {
    const id = await platform.addCycle({ item: { mongodb: true }, mongoItem: ['theme'] });
    // A module that this version no longer has.
    await cycleStore(platform.kit, 'default').merge(id, { mongoItem: ['bygone'] });
    hours(1);
    await platform.run();
    const cycle = await platform.cycle(id);
    expect(cycle).toMatchObject({ nextRun: inHours(1), lastOutcome: { status: 'fail' } });
    expect((cycle['lastOutcome'] as JsonObject)['message']).not.toBe('');
  });

  it('begins a run again whose server died, once', async () => {
    const id = await platform.addCycle();
    const leave = async (backupId: string) => {
      const task = {
        id: backupId,
        status: 'ongoing',
        mark: 'backup',
        name: 'x',
        progress: 0,
        language: 'en',
        content: '',
      };
      await taskStore(platform.kit, 'default').insert(task);
      await backupStore(platform.kit, 'default').insert({
        id: backupId,
        status: 'ongoing',
        type: 'export',
        cycleId: id,
      });
      const lastOutcome = { status: 'ongoing', message: '', backupId, time: inHours(0) };
      await cycleStore(platform.kit, 'default').merge(id, { lastOutcome, nextRun: inHours(1), lastRun: inHours(0) });
      await platform.replicas[0].operations.recover();
    };
    await leave('a'.repeat(24));
    expect(await platform.cycle(id)).toMatchObject({
      nextRun: inHours(0),
      lastOutcome: { status: 'fail', message: 'The server ended while this was running' },
    });
    await leave('b'.repeat(24));
    expect(await platform.cycle(id)).toMatchObject({ nextRun: inHours(1), lastOutcome: { status: 'fail' } });
  });

  it('takes a due cycle whose last run died, though recovery and the schedule meet', async () => {
    const id = await platform.addCycle();
    const backupId = 'c'.repeat(24);
    const task = {
      id: backupId,
      status: 'ongoing',
      mark: 'backup',
      name: 'x',
      progress: 0,
      language: 'en',
      content: '',
    };
    await taskStore(platform.kit, 'default').insert(task);
    const lastOutcome = { status: 'ongoing', message: '', backupId, time: inHours(0) };
    await cycleStore(platform.kit, 'default').merge(id, { lastOutcome, nextRun: inHours(0) });
    expect(await platform.run()).toBe(1);
    expect(await platform.cycle(id)).toMatchObject({ lastOutcome: { status: 'succeed' } });
  });

  it('removes what retention does not keep, and nothing that is protected or not its own', async () => {
    const id = await platform.addCycle({ retention: { kind: 'count', count: 2 } });
    const other = await platform.addCycle({ name: 'Other', cycle: { count: 4, unit: 'h' } });
    for (let run = 0; run < 5; run += 1) {
      hours(1);
      await platform.run();
      const [first] = await platform.backups(id);
      if (run === 0) await platform.send('PATCH', `backup/${String(first?.['id'])}`, { isProtected: true });
      await platform.run();
      platform.clock.advance({ seconds: 61 });
      await platform.run();
    }
    const left = await platform.backups(id);
    expect(left.map(({ isProtected }) => isProtected)).toEqual([true, false, false]);
    expect(await platform.backups(other)).toHaveLength(1);
    const files = readdirSync(join(platform.kit.dataDir, 'backups', 'default'));
    expect(files).toHaveLength(4);
  });

  it('shows beforehand what a rule would remove', async () => {
    const id = await platform.addCycle();
    for (let run = 0; run < 3; run += 1) {
      hours(1);
      await platform.run();
    }
    const preview = (retention: JsonObject, cycleId?: string) =>
      platform.send('POST', 'backupCycle/retentionPreview', { retention, ...(cycleId ? { cycleId } : {}) });
    const all = (await platform.backups(id)).map((each) => each['id']);
    const { body } = await preview({ kind: 'count', count: 1 }, id);
    expect(body['delete']).toMatchObject([{ id: all[1] }, { id: all[0] }]);
    expect(body['keep']).toMatchObject([{ id: all[2], keptFor: 'rule' }]);
    expect(await platform.backups(id)).toHaveLength(3);
    const restore = { type: 'import', status: 'ongoing', backupId: String(all[0]) };
    await backupStore(platform.kit, 'default').insert(restore);
    expect((await preview({ kind: 'count', count: 1 }, id)).body).toMatchObject({
      delete: [{ id: all[1] }],
      keep: [{ id: all[2] }, { id: all[0], keptFor: 'inUse' }],
    });
    expect((await preview({ kind: 'days', days: 1 })).body).toEqual({ keep: [], delete: [] });
    expect(await preview({ kind: 'count' })).toMatchObject({ status: 400, body: { field: 'retention.count' } });
    expect(await preview({ kind: 'most' })).toMatchObject({ status: 400, body: { field: 'retention.kind' } });
  });
});

describe('a copy for the FTP server', () => {
  const setFtp = async () => {
    const { host, port, username, password } = server.target;
    const body = jsonb({ ftp: { host, port, username, password: { isSet: true } } });
    await platform.kit.database.insertInto('setting').values({ project: 'default', revision: 1, body }).execute();
    const secret = { project: 'default', path: 'ftp/password', value: password };
    await platform.kit.database.insertInto('setting_secret').values(secret).execute();
  };
  afterEach(() => {
    server.trouble = undefined;
  });
  const underWay = { status: 'succeed', offsite: { status: 'ongoing', message: '' } };
  const taskOf = (id: string) => taskStore(platform.kit, 'default').get(id);

  it('is sent after the run', async () => {
    await setFtp();
    const id = await platform.addCycle({ isOffsite: true });
    hours(1);
    await platform.run();
    const [name] = readdirSync(server.root);
    expect(name).toMatch(/^Plant_[\d_-]+-[\da-f]{6}\.zip$/);
    expect(await platform.cycle(id)).toMatchObject({
      lastOutcome: { status: 'succeed', offsite: { status: 'succeed', name } },
    });
  });

  it('leaves others to run while a slow server takes it, and its archive and its progress stay', async () => {
    await setFtp();
    server.trouble = 'stalls';
    const [here, there] = platform.replicas;
    const id = await platform.addCycle({ isOffsite: true, retention: { kind: 'count', count: 1 } });
    hours(1);
    const [sending] = await here.schedule.look();
    await vi.waitFor(async () => expect((await platform.cycle(id))['lastOutcome']).toMatchObject(underWay), 10_000);
    const [backup] = await platform.backups(id);
    const sent = String(backup?.['id']);
    await vi.waitFor(
      async () => expect(await taskOf(sent)).toMatchObject({ status: 'ongoing', isBeside: true }),
      10_000,
    );

    const other = await there.operations.start(anOperation(async () => undefined));
    await other.done;
    await there.operations.recover();
    expect(await platform.send('DELETE', `backup/${sent}`)).toMatchObject({ status: 400, body: { code: 100_060_022 } });
    hours(1);
    expect(await platform.run(there)).toBe(1);
    expect(await platform.backups(id)).toHaveLength(2);
    expect((await platform.cycle(id))['lastOutcome']).toMatchObject({
      status: 'succeed',
      offsite: { status: 'fail', reason: 'busy' },
    });
    await vi.waitFor(
      async () => expect(await taskOf(sent)).toMatchObject({ status: 'ongoing', phase: 'offsite' }),
      10_000,
    );

    server.trouble = undefined;
    await sending?.done;
    expect(await taskOf(sent)).toMatchObject({ status: 'finish', progress: 1 });
    expect(readdirSync(server.root).filter((name) => name.includes(sent.slice(-6)))).toHaveLength(1);
    hours(1);
    await platform.run();
    expect(await platform.backups(id)).toHaveLength(1);
    expect((await platform.cycle(id))['lastOutcome']).toMatchObject({ offsite: { status: 'succeed' }, removed: 2 });
  });

  it('ends when somebody ends its task, and the archive stays', async () => {
    await setFtp();
    server.trouble = 'stalls';
    const [here, there] = platform.replicas;
    const id = await platform.addCycle({ isOffsite: true });
    hours(1);
    const [sending] = await here.schedule.look();
    await vi.waitFor(async () => expect((await platform.cycle(id))['lastOutcome']).toMatchObject(underWay), 10_000);
    const [backup] = await platform.backups(id);
    const sent = String(backup?.['id']);
    await vi.waitFor(async () => expect(await taskOf(sent)).toMatchObject({ isBeside: true }), 10_000);
    await there.operations.pause({ project: 'default', id: sent });
    await expect(sending?.done).rejects.toThrow('ended by hand');
    expect(await taskOf(sent)).toMatchObject({ status: 'pause', content: '' });
    expect((await platform.cycle(id))['lastOutcome']).toMatchObject({
      status: 'succeed',
      offsite: { status: 'fail', reason: 'stopped' },
    });
    expect(await platform.backups(id)).toMatchObject([{ status: 'succeed' }]);
  });

  it('is told as not sent once another replica looks, where the one that sent it died', async () => {
    await setFtp();
    const id = await platform.addCycle({ isOffsite: true });
    hours(1);
    await platform.run();
    const [backup] = await platform.backups(id);
    const sent = String(backup?.['id']);
    // As it stood while the copy was on its way.
    const lastOutcome = { ...((await platform.cycle(id))['lastOutcome'] as JsonObject), offsite: underWay.offsite };
    await cycleStore(platform.kit, 'default').merge(id, { lastOutcome });
    await taskStore(platform.kit, 'default').merge(sent, { status: 'ongoing', isBeside: true, progress: 0.7 });
    await platform.replicas[1].operations.recover();
    expect(await taskOf(sent)).toMatchObject({ status: 'finish' });
    expect((await platform.cycle(id))['lastOutcome']).toMatchObject({
      status: 'succeed',
      offsite: { status: 'fail', reason: 'stopped' },
    });
  });

  it('that fails is told in the server’s words; the archive stays', async () => {
    await setFtp();
    server.trouble = 'refuses';
    const id = await platform.addCycle({ isOffsite: true });
    hours(1);
    await platform.run();
    expect(await platform.cycle(id)).toMatchObject({
      lastOutcome: {
        status: 'succeed',
        offsite: { status: 'fail', reason: 'refused', message: '530 Login of keeper with ••• refused' },
      },
    });
    expect(await platform.backups(id)).toMatchObject([{ status: 'succeed' }]);
    expect(readdirSync(join(platform.kit.dataDir, 'backups', 'default'))).toHaveLength(1);
  });

  it('cannot be sent where no server is set', async () => {
    const id = await platform.addCycle({ isOffsite: true });
    hours(1);
    await platform.run();
    expect(await platform.cycle(id)).toMatchObject({
      lastOutcome: { status: 'succeed', offsite: { status: 'fail', reason: 'notSet' } },
    });
  });
});
