import { readdirSync } from 'node:fs';
import { archiveKeys } from '../testing/stored-archives';
import { jsonb } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { taskStore } from '@signalbox/platform-kit/testing/jobs';
import { type AnFtpServer, anFtpServer } from '../testing/an-ftp-server';
import { anotherJob } from '../testing/another-job';
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
    platform.hours(1);
    await platform.run();
    const [name] = readdirSync(server.root);
    expect(name).toMatch(/^Plant_[\d_-]+-[\da-f]{6}\.zip$/);
    expect(await platform.cycle(id)).toMatchObject({
      lastOutcome: { status: 'succeed', offsite: { status: 'succeed', name } },
    });
  });

  it('blocks no other job while a slow server receives it, and keeps its archive and progress', async () => {
    await setFtp();
    server.trouble = 'stalls';
    const [here, there] = platform.replicas;
    const id = await platform.addCycle({ isOffsite: true, retention: { kind: 'count', count: 1 } });
    platform.hours(1);
    const [sending] = await here.poll();
    await vi.waitFor(async () => expect((await platform.cycle(id))['lastOutcome']).toMatchObject(underWay), 10_000);
    const [backup] = await platform.backups(id);
    const sent = String(backup?.['id']);
    await vi.waitFor(
      async () => expect(await taskOf(sent)).toMatchObject({ status: 'ongoing', isBeside: true }),
      10_000,
    );

    const other = await there.jobs.start(anotherJob(async () => undefined));
    await other.done;
    await there.jobs.recover();
    expect(await platform.send('DELETE', `backup/${sent}`)).toMatchObject({ status: 400, body: { code: 100_060_022 } });
    platform.hours(1);
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
    platform.hours(1);
    await platform.run();
    expect(await platform.backups(id)).toHaveLength(1);
    expect((await platform.cycle(id))['lastOutcome']).toMatchObject({ offsite: { status: 'succeed' }, removed: 2 });
  });

  it('stops when a user stops its job, and the archive stays', async () => {
    await setFtp();
    server.trouble = 'stalls';
    const [here, there] = platform.replicas;
    const id = await platform.addCycle({ isOffsite: true });
    platform.hours(1);
    const [sending] = await here.poll();
    await vi.waitFor(async () => expect((await platform.cycle(id))['lastOutcome']).toMatchObject(underWay), 10_000);
    const [backup] = await platform.backups(id);
    const sent = String(backup?.['id']);
    await vi.waitFor(async () => expect(await taskOf(sent)).toMatchObject({ isBeside: true }), 10_000);
    await there.jobs.abort({ project: 'default', id: sent });
    await expect(sending?.done).rejects.toThrow('aborted');
    expect(await taskOf(sent)).toMatchObject({ status: 'pause', content: '' });
    expect((await platform.cycle(id))['lastOutcome']).toMatchObject({
      status: 'succeed',
      offsite: { status: 'fail', reason: 'stopped' },
    });
    expect(await platform.backups(id)).toMatchObject([{ status: 'succeed' }]);
  });

  it('is recorded as not sent by another replica when the sending one crashed', async () => {
    await setFtp();
    const id = await platform.addCycle({ isOffsite: true });
    platform.hours(1);
    await platform.run();
    const [backup] = await platform.backups(id);
    const sent = String(backup?.['id']);
    // As it stood while the copy was on its way.
    const lastOutcome = { ...((await platform.cycle(id))['lastOutcome'] as JsonObject), offsite: underWay.offsite };
    await cycleStore(platform.kit, 'default').merge(id, { lastOutcome });
    await taskStore(platform.kit, 'default').merge(sent, { status: 'ongoing', isBeside: true, progress: 0.7 });
    await platform.replicas[1].jobs.recover();
    expect(await taskOf(sent)).toMatchObject({ status: 'finish' });
    expect((await platform.cycle(id))['lastOutcome']).toMatchObject({
      status: 'succeed',
      offsite: { status: 'fail', reason: 'stopped' },
    });
  });

  it('that fails is recorded with the server’s reply; the archive stays', async () => {
    await setFtp();
    server.trouble = 'rejects';
    const id = await platform.addCycle({ isOffsite: true });
    platform.hours(1);
    await platform.run();
    expect(await platform.cycle(id)).toMatchObject({
      lastOutcome: {
        status: 'succeed',
        offsite: { status: 'fail', reason: 'refused', message: '530 Login of keeper with ••• rejected' },
      },
    });
    expect(await platform.backups(id)).toMatchObject([{ status: 'succeed' }]);
    expect(await archiveKeys(platform.kit, 'default')).toHaveLength(1);
  });

  it('is not sent when no server is set', async () => {
    const id = await platform.addCycle({ isOffsite: true });
    platform.hours(1);
    await platform.run();
    expect(await platform.cycle(id)).toMatchObject({
      lastOutcome: { status: 'succeed', offsite: { status: 'fail', reason: 'notSet' } },
    });
  });
});
