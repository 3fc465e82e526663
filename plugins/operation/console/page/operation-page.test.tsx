// @vitest-environment jsdom
import { error, fakePlatform, renderPage } from '@signalbox/console-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import common from '../../locales/en.json';
import page from '../../locales/page/en.json';
import type { DatabaseFigures, Operation, OperationHistory, OperationWork } from '../../shared/operation';
import { consolePlugin } from '..';
import { OperationPage } from './operation-page';

const now = '2026-05-04T10:00:00.000Z';
const replica = { isDrained: false, version: '0.1.0', host: 'north', started: '2026-05-04T07:00:00.000Z', seen: now };
const operation: Operation = {
  now,
  replicas: [
    { ...replica, id: 'a', pid: 1, state: 'running', isThis: true },
    { ...replica, id: 'b', pid: 2, state: 'gone', isThis: false },
  ],
  routes: [{ route: 'GET /rest/core/setting', count: 1200, errors: 3, p50: 4.2, p99: 1500 }],
  figures: [],
  disk: { total: 100 * 2 ** 30, free: 25 * 2 ** 30 },
  store: { isBucket: true, isUsable: false },
};
const point = { requests: 2, errors: 0, p99: 12, loopDelay: 3, memory: 150 * 2 ** 20, live: 4 };
const history: OperationHistory = {
  seconds: 30,
  replicas: [{ id: 'a', host: 'north', pid: 1, points: [{ at: new Date().toISOString(), ...point }] }],
};
const database: DatabaseFigures = { version: '18.4', bytes: 2 ** 26, connections: 9, maxConnections: 100, tables: [] };
const job = { project: 'default', kind: 'backup', phase: '', progress: 0.42, started: now, creator: 'ada' };
const work: OperationWork = {
  jobs: [
    { ...job, id: 'j', name: 'Nightly', canAbort: true },
    { ...job, id: 'k', name: 'Weekly', canAbort: false, phase: 'blocked', cause: 'The store cannot be reached' },
  ],
  scheduled: [],
  services: [],
};

const open = (answers: Record<string, object> = {}) =>
  renderPage({
    platform: fakePlatform([
      ['GET core/operation', { body: operation }],
      ['GET core/operation/history', { body: history }],
      ['GET core/operation/database', { body: database }],
      ['GET core/operation/work', { body: work }],
      ['GET core/operation/sessions', { body: [{ userId: 'u', username: 'ada', sessions: 2, lastSeen: now }] }],
      ['GET core/operation/locked', { body: [] }],
      ['GET core/operation/checks', { body: [] }],
      ['GET core/operation/actions', { body: [] }],
      ['GET core/license', { body: { state: 'none', feature: [] } }],
      ...Object.entries(answers),
    ]),
    path: 'operation',
    page: <OperationPage />,
    english: { ...common, ...page },
    plugin: consolePlugin,
  });
afterEach(cleanup);

test('shows servers, requests and the database', async () => {
  open();
  const servers = await screen.findByRole('table', { name: 'Servers' });
  expect(within(servers).getByText('north 2').closest('tr')?.textContent).toMatch(/Gone.*3 hr/);
  const routes = screen.getByRole('table', { name: 'Requests of the last 15 minutes' });
  expect(within(routes).getByText('GET /rest/core/setting').closest('tr')?.textContent).toMatch(/1,200.*4.2 ms1.5 sec/);
  expect(screen.getByText('The bucket cannot be reached')).toBeTruthy();
  expect(await screen.findByText('9 of 100')).toBeTruthy();
  expect(screen.getByText(/Install its extension pg_stat_statements/)).toBeTruthy();
});

test('says what a chart shows, and has its figures in a table', async () => {
  const { user, platform } = open();
  const chart = await screen.findByRole('figure', { name: 'Memory' });
  expect(within(chart).getByRole('img', { name: 'north 1: last 150 MB, highest 150 MB.' })).toBeTruthy();
  expect(within(chart).getByRole('row', { name: /north 1/ }).textContent).toContain('150 MB');
  await user.click(screen.getByText('Day'));
  await waitFor(() => expect(platform.called('GET', 'core/operation/history')?.query).toEqual({ period: 'day' }));
});

test('aborts a job after a question, where the user may', async () => {
  const { user, platform } = open({ 'POST core/operation/abort': { body: { status: 'OK' } } });
  const abort = await screen.findByRole('button', { name: 'Abort Nightly' });
  expect(screen.queryByRole('button', { name: 'Abort Weekly' })).toBeNull();
  await user.click(abort);
  expect(platform.called('POST', 'core/operation/abort')).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: 'Abort' }));
  await waitFor(() =>
    expect(platform.called('POST', 'core/operation/abort')?.body).toEqual({ project: 'default', id: 'j' }),
  );
});

test('says why a job cannot go on yet', async () => {
  open();
  const jobs = await screen.findByRole('table', { name: 'Running jobs' });
  const row = within(jobs).getByText('Weekly').closest('tr');
  expect(row?.textContent).toMatch(/it cannot go on yet.*The store cannot be reached/);
});

test('ends the sessions of a user after a question', async () => {
  const { user, platform, toasts } = open({ 'POST core/operation/endSessions': { body: { status: 'OK' } } });
  await user.click(await screen.findByRole('button', { name: 'End the sessions of ada' }));
  expect(platform.called('POST', 'core/operation/endSessions')).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: 'End sessions' }));
  await waitFor(() => expect(toasts).toEqual(['The sessions of ada have ended']));
  expect(platform.called('POST', 'core/operation/endSessions')?.body).toEqual({ userId: 'u' });
});

test('takes a server out of service, and says why it may not', async () => {
  const { user, platform } = open({ 'POST core/operation/drain': error('This is the last server in service') });
  expect(await screen.findAllByRole('button', { name: /out of service/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Take north 1 out of service' }));
  await user.click(await screen.findByRole('button', { name: 'Take out' }));
  expect(await screen.findByText(/This is the last server in service/)).toBeTruthy();
  expect(platform.called('POST', 'core/operation/drain')?.body).toEqual({ replica: 'a', isDrained: true });
});

test('downloads the document of the API, and says beside the button why it cannot', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  const { user, platform } = open({ 'GET openapi.json': error('The server is stopping') });
  await user.click(await screen.findByRole('button', { name: 'API document' }));
  expect((await screen.findByText(/The server is stopping/)).getAttribute('role')).toBe('alert');
  platform.answer('GET openapi.json', { body: { openapi: '3.1.0' } });
  await user.click(screen.getByRole('button', { name: 'API document' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(JSON.parse(await saved[0]!.text())).toEqual({ openapi: '3.1.0' });
});

test('lists what a support bundle contains before it is made', async () => {
  const { user, platform } = open({
    'GET core/operation/bundle': { body: [{ name: 'log.ndjson', bytes: 2048 }] },
    'POST core/operation/bundle': error('The disk is full'),
  });
  await user.click(await screen.findByRole('button', { name: 'Support bundle' }));
  const dialog = await screen.findByRole('dialog', { name: 'Support bundle' });
  expect(await within(dialog).findByText('log.ndjson')).toBeTruthy();
  expect(within(dialog).getByText(/Settings are left out/)).toBeTruthy();
  expect(platform.called('POST', 'core/operation/bundle')).toBeUndefined();
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  expect(await within(dialog).findByText(/The disk is full/)).toBeTruthy();
});

test('says what is empty, and why a part could not be loaded', async () => {
  const empty = { jobs: [], scheduled: [], services: [] };
  const { user, platform } = open({
    'GET core/operation/work': { body: empty },
    'GET core/operation/database': error('The database did not answer'),
  });
  for (const text of ['No job is running.', 'No cycle is set up.', 'No message was sent in the last 24 hours.'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(await screen.findByText(/The database did not answer/)).toBeTruthy();
  platform.answer('GET core/operation/database', { body: database });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('9 of 100')).toBeTruthy();
});

test('has its downloads side by side', async () => {
  open();
  const [apiDocument, bundle] = ['API document', 'Support bundle'].map((name) => screen.findByRole('button', { name }));
  expect((await apiDocument)?.nextElementSibling).toBe(await bundle);
  expect((await bundle)?.parentElement?.tagName).not.toBe('HEADER');
});
