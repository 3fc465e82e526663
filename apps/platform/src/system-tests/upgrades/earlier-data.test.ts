import type { JsonObject } from '@signalbox/schemas';
import { expect, test, vi } from 'vitest';
import {
  archivePassword,
  earlierPassword,
  expected,
  openEarlierData,
  settingsOfBackup,
  uploadOf,
} from '../../testing/earlier-data/open-earlier-data';
import { logIn, startsPrograms } from '../../testing/programs';

const programs = startsPrograms();
const longWait = { timeout: 60_000, interval: 200 };

test('opens a data folder of an earlier version, imports its export, and restores its backups', async () => {
  await openEarlierData(programs.dataDir);
  const server = programs.start();
  const address = await server.ready;
  const core = await openCore(address);
  const settings = await core.get('setting');
  expect(settings).toMatchObject(saved(expected.settings));
  expect(settings).not.toHaveProperty('language');
  expect(await core.list('dashboard')).toEqual(expected.dashboards);
  await expectOverdueRun(core);
  // Its license was a document that anybody with the permission could write.
  const license = await core.get('license');
  expect(license).toMatchObject({ state: 'none' });
  expect(await core.get('license/details')).toMatchObject({ history: [{ action: 'unsigned' }] });

  const { parts } = await core.post(`configDb/upload?password=${archivePassword}`, uploadOf('project-export'));
  expect(parts).toMatchObject([
    { name: 'dashboard', same: 3, skipped: 1 },
    { name: 'model', same: 4 },
    { name: 'setting' },
  ]);
  await core.post(`backup/upload?password=${archivePassword}`, uploadOf('backup-with-password.zip'));
  await core.post('backup/upload', uploadOf('backup-with-settings.zip'));
  const backups = await core.list('backup');
  expect(backups.map(({ status }) => status)).toEqual(['succeed', 'succeed', 'succeed', 'succeed']);

  // The backup was made before the first change of settings, so it has none to restore.
  const second = await restore(core, 'old plain', { role: 0, dashboard: 2, setting: 0, user: 0 });
  expect(await second.get('setting')).toMatchObject(saved(expected.settings));
  const names = (dashboards: JsonObject[]) => dashboards.map(({ name }) => name);
  expect(names(expected.dashboards)).toContain('Renamed after the backup');
  expect(names(await second.list('dashboard'))).not.toContain('Renamed after the backup');

  const third = await restore(second, 'old full', { setting: 2, theme: 2, table: 2 });
  expect(await third.get('setting')).toMatchObject(saved(settingsOfBackup));
  expect(await third.list('theme')).toHaveLength(3);
  expect(await third.get('license')).toEqual(license);
  expect(server.errors()).toBe('');
});

/** The language of that version was a default, which no administrator had saved. */
const saved = ({ language: _default, ...settings }: JsonObject): JsonObject => settings;

type Core = Awaited<ReturnType<typeof openCore>>;

/** The cycle was due after that version stopped: it runs once now, and keeps its time of day. */
async function expectOverdueRun(core: Core): Promise<void> {
  const cycles = await vi.waitFor(async () => {
    const made = await core.list('backup');
    expect(made).toHaveLength(2);
    expect(made.every(({ status }) => status === 'succeed')).toBe(true);
    return core.list('backupCycle');
  }, longWait);
  const timeOfDay = ({ nextRun }: JsonObject) => String(nextRun).split('T')[1];
  expect(cycles.map(timeOfDay)).toEqual(expected.cycles.map(timeOfDay));
  expect(cycles).toMatchObject(expected.cycles.map(({ nextRun: _due, ...cycle }) => cycle));
}

/**
 * Restores a backup, and returns calls with a new session after the job has ended. A restore of accounts or settings ends all
 * sessions before that.
 */
async function restore(core: Core, name: string, moduleRules: JsonObject): Promise<Core> {
  const { id } = (await core.list('backup')).find((backup) => backup['name'] === name) ?? {};
  const choice = { id, confirmation: name, name, item: { mongodb: true, fileServer: true }, moduleRules };
  const job = await core.get(`backup/import?query=${encodeURIComponent(JSON.stringify(choice))}`);
  await vi.waitFor(async () => expect((await core.send('auth/user')).status).toBe(401), longWait);
  const next = await openCore(core.address);
  const task = () => next.get(`taskmanager/${String(job['id'])}`);
  await vi.waitFor(async () => expect(await task()).toMatchObject({ status: 'finish' }), longWait);
  return next;
}

/** Calls with a new session of the administrator. All but `send` expect success. */
async function openCore(address: string) {
  const { authorization = '' } = await logIn(address, earlierPassword);
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${address}/rest/core/${path}`, { ...init, headers: { authorization } });
  const read = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
    const answer = await send(path, init);
    const text = await answer.text();
    expect(answer.status, `${path}: ${text}`).toBe(200);
    return JSON.parse(text) as Answer;
  };
  return {
    address,
    send,
    get: (path: string) => read<JsonObject>(path),
    list: (resource: string) => read<JsonObject[]>(`${resource}?query=${encodeURIComponent('{"limit":100}')}`),
    post: (path: string, body: FormData) => read<JsonObject>(path, { method: 'POST', body }),
  };
}
