import { createKitJobs } from '@signalbox/platform-kit/jobs';
import { createHttpServer, registerRest } from '@signalbox/platform-kit/rest';
import type { JsonObject } from '@signalbox/schemas';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { platformPlugin } from '../index';
import { createScopeBench, everything, type ScopeBench, input } from '../testing/scope-bench';
import { adoptArchives } from './adopt-archives';
import { archiveBytes, isInFolder, putArchiveBytes } from '../testing/stored-archives';
import { archivePath } from '../testing/archive-path';
import { mkdirSync, rmSync } from 'node:fs';

let bench: ScopeBench;
beforeAll(async () => {
  bench = await createScopeBench();
});
afterAll(() => bench.platform.close());
beforeEach(async () => {
  await bench.reset();
  const { archives } = bench.platform.kit;
  for await (const { key } of archives.list('')) await archives.remove(key);
});
afterEach(() => void vi.useRealTimers());

const later = (hours: number) => vi.useFakeTimers({ now: Date.now() + hours * 3_600_000, toFake: ['Date'] });
const loseRecords = () => bench.query(`delete from document where collection in ('backup', 'taskmanager')`);
const listOf = async (path: string): Promise<JsonObject[]> => (await bench.platform.send('GET', path)).list;
const bytesOf = (project: string, id: string) => archiveBytes(bench.platform.kit, { project, id });
const put = (project: string, id: string, bytes: Buffer) => putArchiveBytes(bench.platform.kit, { project, id }, bytes);

/** Starts a server on the same database and folder, hours after the archives were made. */
async function startAgain() {
  const app = createHttpServer();
  const kit = { ...bench.platform.kit, ...createKitJobs(bench.platform.kit, app.log) };
  await registerRest(app, { kit, plugins: [platformPlugin], authenticate: async () => bench.platform.viewer });
  later(2);
  await app.ready();
  vi.useRealTimers();
  await app.close();
}

/** Adopts archives like a start, and returns the log entries: level and archive. */
async function adopt(): Promise<[level: string, archive: string][]> {
  const lines: [string, string][] = [];
  const write = (line: string) => {
    const { level, archive } = JSON.parse(line) as { level: number; archive: string };
    lines.push([pino.levels.labels[level] ?? '', archive]);
  };
  await adoptArchives({ kit: bench.platform.kit, log: pino({ level: 'warn' }, { write }) });
  return lines.toSorted();
}

// The time of requests to a bucket is signed: a moved clock is rejected.
test.runIf(isInFolder).each([
  { path: 'backup', target: 'default', modules: ['theme'], back: themes },
  { path: 'dbBackup', target: '@database', modules: everything, back: themes },
  { path: 'tsdbBackup', target: '@time-series', modules: ['timeseries_record'], back: series },
])('after a lost database, $path lists its archives again and restores them', async (scope) => {
  const { path, target, modules, back } = scope;
  const id = await bench.backUp(path, modules);
  const made = (await bench.platform.send('GET', `${path}/${id}`)).body;
  const before = await bench.state();
  const bytes = await bytesOf(target, id);
  await loseRecords();
  expect(await listOf(path)).toEqual([]);

  await startAgain();
  const adopted = await listOf(path);
  const { name, item, size, time, excludedDirs } = made;
  const same = { id, name, item, modules, size, bytes: bytes.length, time, excludedDirs, status: 'succeed' };
  expect(adopted).toEqual([expect.objectContaining({ ...same, createTime: time, origin: 'upload' })]);
  await startAgain();
  expect(await listOf(path)).toEqual(adopted);

  await bench.changeEverything();
  expect(back(await bench.state())).not.toEqual(back(before));
  const { body } = await bench.ask(`${path}/import`, input(id, modules, 2));
  await bench.finished(String(body['id']));
  expect(back(await bench.state())).toEqual(back(before));
  expect(await bytesOf(target, id)).toEqual(bytes);
});

function themes({ document = [] }: Record<string, string[]>): string[] {
  return document.filter((line) => line.startsWith('(default,theme,'));
}
function series({ series: lines = [] }: Record<string, string[]>): string[] {
  return lines;
}

test.runIf(isInFolder)(
  'an archive without a record is adopted at once, however new it is, by one of two servers',
  async () => {
    const id = await bench.backUp('backup', ['theme']);
    await loseRecords();
    expect((await Promise.all([adopt(), adopt()])).flat()).toEqual([['warn', `default/${id}.zip`]]);
    expect(await listOf('backup')).toMatchObject([{ id }]);
    expect(await adopt()).toEqual([]);
  },
);

test.runIf(isInFolder)('a damaged archive, or one in the wrong folder, stays and is logged', async () => {
  const project = await bench.backUp('backup', ['theme']);
  const database = await bench.backUp('dbBackup', ['settings']);
  const [short, foreign, ofProject, unnamed] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(24)) as string[];
  const whole = await bytesOf('default', project);
  await put('default', short!, whole.subarray(0, whole.length - 40));
  await put('default', foreign!, await bytesOf('@database', database));
  await put('@database', ofProject!, whole);
  await put('lost+found', unnamed!, whole);
  const files = (await bench.platform.filesLeft()).toSorted();
  later(2);
  const logged = [`@database/${ofProject}`, `default/${short}`, `default/${foreign}`].map((name) => [
    'error',
    `${name}.zip`,
  ]);
  expect(await adopt()).toEqual(logged);
  expect((await bench.platform.filesLeft()).toSorted()).toEqual(files);
  expect(await listOf('backup')).toMatchObject([{ id: project }]);
  expect(await listOf('dbBackup')).toMatchObject([{ id: database }]);
});

test.runIf(isInFolder)(
  'a deleted backup does not return, and one whose archive cannot be removed is not deleted',
  async () => {
    const id = await bench.backUp('backup', ['theme']);
    const place = archivePath(bench.platform.kit, { project: 'default', id });
    const bytes = await bytesOf('default', id);
    rmSync(place);
    mkdirSync(place);
    expect((await bench.platform.send('DELETE', `backup/${id}`)).status).toBe(500);
    expect(await listOf('backup')).toMatchObject([{ id, status: 'succeed' }]);
    rmSync(place, { recursive: true });
    await put('default', id, bytes);
    expect((await bench.platform.send('DELETE', `backup/${id}`)).status).toBe(200);
    later(2);
    expect(await adopt()).toEqual([]);
    expect(await listOf('backup')).toEqual([]);
  },
);
