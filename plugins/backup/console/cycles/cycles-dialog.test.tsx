// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBackups, error } from '../testing/fake-backups';
import { renderBackups } from '../testing/render-backups';
import type { BackupCycle } from './cycle';

const aCycle = (overrides: Partial<BackupCycle> & { retention?: object } = {}): BackupCycle => ({
  id: 'c1',
  name: 'Nightly',
  fileName: 'Plant',
  cycle: { count: 1, unit: 'd' },
  item: { fileServer: true },
  disable: false,
  isOffsite: true,
  nextRun: '2026-05-07T07:08:09.000Z',
  lastRun: '2026-05-06T07:08:09.000Z',
  lastOutcome: {
    status: 'succeed',
    message: '',
    offsite: { status: 'fail', reason: 'refused', message: '530 Login incorrect' },
  },
  ...overrides,
});
const weekly = aCycle({ id: 'c2', name: 'Weekly', cycle: { count: 7, unit: 'd' }, disable: true, nextRun: undefined });

const pagesOf =
  (cycles: readonly BackupCycle[]) =>
  ({ query }: { query: Record<string, unknown> }) => {
    const [skip, limit] = [Number(query['skip']), Number(query['limit'])];
    return { body: cycles.slice(skip, skip + limit), count: cycles.length };
  };

async function opened(
  permissions?: string[],
  cycles = [aCycle({ retention: { kind: 'count', count: 2 } } as never), weekly],
) {
  const platform = fakeBackups();
  platform.answer('GET core/backupCycle', pagesOf(cycles));
  platform.answer('POST core/backupCycle', { body: { InsertedID: 'c3' } });
  for (const { id } of cycles)
    for (const verb of ['PATCH', 'DELETE'])
      platform.answer(`${verb} core/backupCycle/${id}`, { body: { status: 'OK' } });
  const user = permissions ? { isSuper: false, permissions } : { isSuper: true };
  const page = renderBackups({ platform, user });
  await page.user.click(await screen.findByRole('button', { name: 'Periodic backup' }));
  await screen.findByRole('list', { name: 'Cycles' });
  return { ...page, rows: () => within(screen.getByRole('list', { name: 'Cycles' })).getAllByRole('listitem') };
}
const choose = async ({ user }: Awaited<ReturnType<typeof opened>>, name: string) => {
  await user.click(screen.getByRole('button', { name }));
  return screen.findByRole('textbox', { name: /Cycle name/ });
};

it('lists the cycles with their rhythm, their last outcome and the reply of the FTP server', async () => {
  const { rows } = await opened();
  expect(rows()[0]).toHaveTextContent('Every day');
  expect(rows()[0]).toHaveTextContent('Succeeded');
  expect(rows()[0]).toHaveTextContent(
    'Not sent: the FTP server rejected the request. Technical detail: 530 Login incorrect',
  );
  expect(rows()[1]).toHaveTextContent('Every 7 days');
  expect(rows()[1]).toHaveTextContent('Disabled');
  expect(screen.getByText('Add a cycle, or choose one from the list.')).toBeVisible();
});

describe('cycles on several pages', () => {
  const many = Array.from({ length: 65 }, (_, at) => aCycle({ id: `m${at}`, name: `Cycle ${at}` }));

  it('load page by page', async () => {
    const { user, rows, platform } = await opened(undefined, many);
    expect(rows()).toHaveLength(30);
    expect(platform.called('GET', 'core/backupCycle')?.query).toMatchObject({ limit: 30, skip: 0, withCount: true });
    await user.click(screen.getByRole('button', { name: 'Show more (30 of 65)' }));
    await user.click(await screen.findByRole('button', { name: 'Show more (60 of 65)' }));
    await waitFor(() => expect(rows()).toHaveLength(65));
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  });

  it('are found on every page', async () => {
    const { user, rows } = await opened(undefined, many);
    await user.type(screen.getByRole('searchbox', { name: 'Search cycles' }), 'cycle 64');
    await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('Cycle 64')]));
  });

  it('open in the form after saving, even if their page was not loaded', async () => {
    const { user, platform } = await opened(undefined, many);
    platform.answer('POST core/backupCycle', { body: { InsertedID: 'm64' } });
    platform.answer('GET core/backupCycle/m64', { body: many[64] });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(await screen.findByRole('textbox', { name: /Cycle name/ }), 'Cycle 64');
    await user.type(screen.getByRole('textbox', { name: /Backup file name/ }), 'Plant');
    await user.click(screen.getByRole('checkbox', { name: /Project data/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Delete the cycle' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Cycle name/ })).toHaveValue('Cycle 64');
  });

  it('show why the next page failed to load, and retry on request', async () => {
    const { user, rows, platform } = await opened(undefined, many);
    platform.answer('GET core/backupCycle', error('Disk asleep'));
    await user.type(screen.getByRole('searchbox', { name: 'Search cycles' }), 'cycle 5');
    expect(await screen.findByText('Disk asleep')).toBeVisible();
    platform.answer('GET core/backupCycle', pagesOf(many));
    await user.click(screen.getByRole('button', { name: 'Show more (30 of 65)' }));
    await waitFor(() => expect(rows()).toHaveLength(11));
  });
});

it('finds cycles by name', async () => {
  const { user, rows } = await opened();
  await user.type(screen.getByRole('searchbox', { name: 'Search cycles' }), 'wEEk');
  expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('Weekly')]);
  await user.type(screen.getByRole('searchbox', { name: 'Search cycles' }), 'x');
  expect(screen.getByText('No cycle has such a name.')).toBeVisible();
});

it('asks before it disables a cycle', async () => {
  const { user, platform } = await opened();
  await user.click(screen.getByRole('switch', { name: 'Enabled: Nightly' }));
  expect(platform.called('PATCH', 'core/backupCycle/c1')).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: 'Disable' }));
  await waitFor(() =>
    expect(platform.called('PATCH', 'core/backupCycle/c1')?.body).toEqual({ id: 'c1', disable: true }),
  );
});

it('saves an edited cycle without touching whether it runs', async () => {
  const page = await opened();
  const name = await choose(page, 'Nightly');
  await page.user.type(name, ' 2');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.platform.called('PATCH', 'core/backupCycle/c1')).toBeDefined());
  const body = page.platform.called('PATCH', 'core/backupCycle/c1')?.body as object;
  expect(body).toMatchObject({
    name: 'Nightly 2',
    cycle: { count: 1, unit: 'd' },
    retention: { kind: 'count', count: 2 },
  });
  expect(body).not.toHaveProperty('disable');
  expect(body).not.toHaveProperty('lastOutcome');
});

it('adds a cycle, and sends nothing while the form has errors', async () => {
  const { user, platform } = await opened();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const name = await screen.findByRole('textbox', { name: /Cycle name/ });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(platform.called('POST', 'core/backupCycle')).toBeUndefined();
  await user.type(name, 'Hourly');
  await user.type(screen.getByRole('textbox', { name: /Backup file name/ }), 'Plant');
  await user.click(screen.getByRole('checkbox', { name: /Project data/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(platform.called('POST', 'core/backupCycle')).toBeDefined());
  expect(platform.called('POST', 'core/backupCycle')?.body).toMatchObject({
    name: 'Hourly',
    fileName: 'Plant',
    item: { fileServer: true, html: true },
    retention: { kind: 'all' },
    isOffsite: false,
    disable: false,
  });
});

it('shows the error of the platform and keeps the typed values', async () => {
  const page = await opened();
  page.platform.answer('PATCH core/backupCycle/c1', error('Name is taken'));
  const name = await choose(page, 'Nightly');
  await page.user.type(name, '!');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is taken')).toBeVisible();
  expect(name).toHaveValue('Nightly!');
});

it('asks before it discards unsaved changes', async () => {
  const page = await opened();
  const name = await choose(page, 'Nightly');
  await page.user.type(name, '!');
  await page.user.click(screen.getByRole('button', { name: 'Weekly' }));
  await page.user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(name).toHaveValue('Nightly!');
  await page.user.click(screen.getByRole('button', { name: 'Weekly' }));
  await page.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Cycle name/ })).toHaveValue('Weekly'));
});

it('deletes a cycle after asking', async () => {
  const page = await opened();
  await choose(page, 'Weekly');
  await page.user.click(screen.getByRole('button', { name: 'Delete the cycle' }));
  expect(await screen.findByText('The backups that it made stay.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(page.platform.called('DELETE', 'core/backupCycle/c2')).toBeDefined());
});

it('shows what the rule in the form would delete', async () => {
  const page = await opened();
  const validated = { createTime: '2026-05-06T07:08:09.000Z', size: 3 };
  page.platform.answer('POST core/backupCycle/retentionPreview', {
    body: {
      delete: [{ id: 'b1', name: 'Plant old', ...validated }],
      keep: [{ id: 'b2', name: 'Plant kept', keptFor: 'protected', ...validated }],
    },
  });
  await choose(page, 'Nightly');
  await page.user.click(screen.getByRole('button', { name: 'Show what would be deleted' }));
  expect(await screen.findByText('1 backup would be deleted now')).toBeVisible();
  expect(screen.getByText(/Plant kept/).closest('li')).toHaveTextContent('protected');
  expect(page.platform.called('POST', 'core/backupCycle/retentionPreview')?.body).toEqual({
    cycleId: 'c1',
    retention: { kind: 'count', count: 2 },
  });
});

it('hides the preview when the rule changes, and accepts another request while one is pending', async () => {
  const page = await opened();
  const ask = 'POST core/backupCycle/retentionPreview';
  const kept = (...names: string[]) => ({
    body: {
      delete: [],
      keep: names.map((name) => ({ id: name, name, createTime: '2026-05-06T07:08:09.000Z', size: 3 })),
    },
  });
  page.platform.answer(ask, kept('Plant old'));
  await choose(page, 'Nightly');
  const preview = screen.getByRole('button', { name: 'Show what would be deleted' });
  const count = screen.getByRole('spinbutton', { name: /Number of backups/ });
  await page.user.click(preview);
  expect(await screen.findByText('1 backup would be kept')).toBeVisible();
  await page.user.clear(count);
  await page.user.type(count, '7');
  expect(screen.queryByText('1 backup would be kept')).toBeNull();

  page.platform.answer(ask, new Promise(() => undefined));
  await page.user.click(preview);
  await page.user.type(count, '0');
  page.platform.answer(ask, kept('Plant old', 'Plant new'));
  await page.user.click(preview);
  expect(await screen.findByText('2 backups would be kept')).toBeVisible();
  expect(page.platform.called('POST', 'core/backupCycle/retentionPreview')?.body).toMatchObject({
    retention: { kind: 'count', count: 70 },
  });
});

it('offers only permitted actions', async () => {
  const page = await opened(['backup.view', 'backupCycle.view']);
  await choose(page, 'Nightly');
  for (const name of ['Add', 'Save', 'Delete the cycle']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('switch', { name: 'Enabled: Nightly' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: /Cycle name/ })).toBeDisabled();
});
