import type { JsonObject } from '@signalbox/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTransaction } from '@signalbox/project-data';
import type { JobContext, Jobs } from '@signalbox/jobs';
import { installTestLicense } from '@signalbox/platform-kit/testing';
import { taskStore } from '@signalbox/platform-kit/testing/jobs';
import { aBackupRecord } from '../testing/a-backup-record';
import { backupStore } from '../records/backup-record';
import { anotherJob } from '../testing/another-job';
import { replicaKit } from '../testing/replica-kit';
import { createCyclePlatform, type CyclePlatform } from '../testing/cycle-platform';
import { cycleStore } from './cycle';
import { startDueCycles } from './schedule-cycles';
import { takeDueCycle } from './take-due-cycle';

let platform: CyclePlatform;
beforeEach(async () => {
  platform = await createCyclePlatform();
});
afterEach(() => platform.close());

const untilAborted = ({ signal }: JobContext) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
/** Its process has crashed. */
const leaveRun = (id: string) => {
  const task = { id, status: 'ongoing', mark: 'backup', name: 'x', progress: 0, language: 'en', content: '' };
  return taskStore(platform.kit, 'default').insert(task);
};

it('runs a due cycle, names the archive, and records the outcome', async () => {
  const id = await platform.addCycle();
  expect(await platform.run()).toBe(0);
  platform.hours(1);
  expect(await platform.run()).toBe(1);
  const [backup] = await platform.backups(id);
  expect(backup).toMatchObject({
    status: 'succeed',
    origin: 'cycle',
    cycleId: id,
    type: 'export',
    isProtected: false,
  });
  // In the time zone of the user who saved it, eight hours ahead.
  const local = new Date(platform.clock.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  expect(backup?.['name']).toBe(`Plant ${local}`);
  expect(await platform.cycle(id)).toMatchObject({
    lastRun: platform.inHours(0),
    nextRun: platform.inHours(1),
    lastOutcome: { status: 'succeed', message: '', backupId: backup?.['id'], time: platform.inHours(0), removed: 0 },
  });
  expect(await platform.run()).toBe(0);
});

it('truncates a long file name, so that no name with its time has more than 30 characters', async () => {
  const id = await platform.addCycle({ fileName: 'Every night of the whole year' });
  platform.hours(1);
  await platform.run();
  const [backup] = await platform.backups(id);
  expect(backup?.['name']).toMatch(/^Every nigh \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

it('runs a due cycle on one replica, however often both poll at the same time', async () => {
  const id = await platform.addCycle();
  for (let round = 1; round <= 5; round += 1) {
    platform.hours(1);
    const polls = platform.replicas.flatMap((replica) => [platform.run(replica), platform.run(replica)]);
    await Promise.all(polls);
    await vi.waitFor(async () => expect(await platform.backups(id)).toHaveLength(round), 10_000);
    await vi.waitFor(async () =>
      expect(await platform.cycle(id)).toMatchObject({ lastOutcome: { status: 'succeed' } }),
    );
  }
  expect(await platform.backups(id)).toHaveLength(5);
});

it('repeats one of many missed runs, and keeps its rhythm', async () => {
  const id = await platform.addCycle();
  platform.hours(7.5);
  expect(await platform.run()).toBe(1);
  expect(await platform.run()).toBe(0);
  expect(await platform.cycle(id)).toMatchObject({ nextRun: platform.inHours(0.5) });
  expect(await platform.backups(id)).toHaveLength(1);
});

it('never runs a disabled cycle', async () => {
  const id = await platform.addCycle({ disable: true });
  platform.hours(48);
  expect(await platform.run()).toBe(0);
  // Even where its next run was left standing.
  await cycleStore(platform.kit, 'default').merge(id, { nextRun: platform.inHours(-1) });
  expect(await platform.run()).toBe(0);
});

it('waits while another job runs, and then runs in the same rhythm', async () => {
  const [here, there] = platform.replicas;
  const id = await platform.addCycle();
  platform.hours(1);
  const other = await there.jobs.start(anotherJob(untilAborted));
  expect(await platform.run(here)).toBe(0);
  expect(await platform.cycle(id)).toMatchObject({ nextRun: new Date(platform.clock.now() + 60_000).toISOString() });
  expect(await platform.cycle(id)).not.toHaveProperty('lastRun');
  await there.jobs.abort({ project: 'default', id: other.id });
  await expect(other.done).rejects.toThrow('aborted');
  platform.clock.advance({ seconds: 61 });
  expect(await platform.run(here)).toBe(1);
  const next = new Date(platform.clock.now() - 61_000 + 3_600_000).toISOString();
  expect(await platform.cycle(id)).toMatchObject({ nextRun: next, lastOutcome: { status: 'succeed' } });
});

it('has no lock while it starts: finishing a restore may need the whole table', async () => {
  const { kit } = platform;
  const id = await platform.addCycle();
  platform.hours(1);
  await leaveRun('d'.repeat(24));
  const finish = async () => {
    await inTransaction(kit.pool, ({ client }) => client.query('lock table document in exclusive mode'));
    return undefined;
  };
  const own = replicaKit(kit, finish);
  const poll = () => startDueCycles({ kit: own, log: own.log });
  expect(await platform.run({ jobs: own.jobs, poll })).toBe(1);
  expect(await platform.cycle(id)).toMatchObject({ nextRun: platform.inHours(1), lastOutcome: { status: 'succeed' } });
});

it('is due again soon when its server crashes before the run started', async () => {
  const id = await platform.addCycle();
  platform.hours(1);
  const died = { start: () => Promise.reject(new Error('died')) };
  const run = () => Promise.reject(new Error('never'));
  await expect(takeDueCycle({ kit: platform.kit, jobs: died, run })).rejects.toThrow('died');
  expect(await platform.run()).toBe(0);
  platform.clock.advance({ seconds: 61 });
  expect(await platform.run()).toBe(1);
  const next = new Date(platform.clock.now() - 61_000 + 3_600_000).toISOString();
  expect(await platform.cycle(id)).toMatchObject({ nextRun: next, lastOutcome: { status: 'succeed' } });
});

it.each(['deleted', 'disabled'])('that is %s while its run starts runs one last time', async (change) => {
  const id = await platform.addCycle();
  platform.hours(1);
  const { jobs } = replicaKit(platform.kit);
  let runs = 0;
  const during: Pick<Jobs, 'start'> = {
    async start(job) {
      if (change === 'deleted') await platform.send('DELETE', `backupCycle/${id}`);
      else await platform.send('PATCH', `backupCycle/${id}`, { disable: true });
      return jobs.start(job);
    },
  };
  const outcome = await takeDueCycle({ kit: platform.kit, jobs: during, run: async () => void (runs += 1) });
  if (outcome.kind === 'started') await outcome.done;
  expect(runs).toBe(1);
  platform.hours(2);
  expect(await platform.run()).toBe(0);
  const left = await platform.cycle(id);
  if (change === 'deleted') expect(left).toMatchObject({ code: 100_030_002 });
  else expect(left).toMatchObject({ disable: true, lastRun: platform.inHours(-2) });
});

it('runs at its time of day, and names the archive by the clock of its zone', async () => {
  const id = await platform.addCycle({ cycle: { count: 1, unit: 'd' }, at: '02:30', timeZone: 'America/New_York' });
  const due = Date.parse(String((await platform.cycle(id))['nextRun']));
  platform.clock.advance({ seconds: (due - platform.clock.now()) / 1000 - 1 });
  expect(await platform.run()).toBe(0);
  platform.clock.advance({ seconds: 1 });
  expect(await platform.run()).toBe(1);
  const [backup] = await platform.backups(id);
  expect(backup?.['name']).toMatch(/^Plant \d{4}-\d\d-\d\d 02:30:00$/);
});

it('records the error, and runs again at the next time', async () => {
  const id = await platform.addCycle({ item: { mongodb: true }, mongoItem: ['theme'] });
  // A module that this version no longer has.
  await cycleStore(platform.kit, 'default').merge(id, { mongoItem: ['bygone'] });
  platform.hours(1);
  await platform.run();
  const cycle = await platform.cycle(id);
  expect(cycle).toMatchObject({ nextRun: platform.inHours(1), lastOutcome: { status: 'fail' } });
  expect((cycle['lastOutcome'] as JsonObject)['message']).not.toBe('');
});

it('fails while the license does not include backups, and runs when it does', async () => {
  const id = await platform.addCycle();
  await installTestLicense(platform.kit, { feature: ['dashboard'] });
  platform.hours(1);
  await platform.run();
  // Its routes are closed, too.
  expect(await cycleStore(platform.kit, 'default').get(id)).toMatchObject({
    nextRun: platform.inHours(1),
    lastOutcome: { status: 'fail', message: 'The license does not include this feature' },
  });
  await installTestLicense(platform.kit, { feature: ['backup'] });
  expect(await platform.backups(id)).toEqual([]);
  platform.hours(1);
  await platform.run();
  expect(await platform.cycle(id)).toMatchObject({ lastOutcome: { status: 'succeed' } });
});

it('repeats a run whose server crashed, once', async () => {
  const id = await platform.addCycle();
  const leave = async (backupId: string) => {
    await leaveRun(backupId);
    await backupStore(platform.kit, 'default').insert(aBackupRecord({ id: backupId, cycleId: id }));
    const lastOutcome = { status: 'ongoing', message: '', backupId, time: platform.inHours(0) };
    await cycleStore(platform.kit, 'default').merge(id, {
      lastOutcome,
      nextRun: platform.inHours(1),
      lastRun: platform.inHours(0),
    });
    await platform.replicas[0].jobs.recover();
  };
  await leave('a'.repeat(24));
  expect(await platform.cycle(id)).toMatchObject({
    nextRun: platform.inHours(0),
    lastOutcome: { status: 'fail', message: 'The server stopped while the job was running. Start the job again' },
  });
  await leave('b'.repeat(24));
  expect(await platform.cycle(id)).toMatchObject({ nextRun: platform.inHours(1), lastOutcome: { status: 'fail' } });
});

it('runs a due cycle whose last run crashed, when recovery and schedule coincide', async () => {
  const id = await platform.addCycle();
  const backupId = 'c'.repeat(24);
  await leaveRun(backupId);
  const lastOutcome = { status: 'ongoing', message: '', backupId, time: platform.inHours(0) };
  await cycleStore(platform.kit, 'default').merge(id, { lastOutcome, nextRun: platform.inHours(0) });
  expect(await platform.run()).toBe(1);
  expect(await platform.cycle(id)).toMatchObject({ lastOutcome: { status: 'succeed' } });
});
