// @vitest-environment jsdom
import moduleTable from '@signalbox/schemas/data/modules.json';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aCycle, chooseCycle, openCycles } from './testing/open-cycles';

afterEach(() => vi.restoreAllMocks());

const zone = 'Asia/Kathmandu';
function inZone() {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: zone });
}

const modules = moduleTable.groups.flatMap(({ modules: each }) => each);

async function addNew(setup: Parameters<typeof openCycles>[2] = {}) {
  inZone();
  const page = await openCycles(undefined, undefined, setup);
  await page.user.click(screen.getByRole('button', { name: 'Add' }));
  await page.user.type(await screen.findByRole('textbox', { name: /Cycle name/ }), 'Every night');
  await page.user.type(screen.getByRole('textbox', { name: /Backup file name/ }), 'Plant');
  return page;
}

async function saved({ user, platform }: Awaited<ReturnType<typeof openCycles>>) {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(platform.called('POST', 'core/backupCycle')).toBeDefined());
  return platform.called('POST', 'core/backupCycle')?.body as Record<string, unknown> & { mongoItem: string[] };
}

it('a new cycle has everything chosen, every night by the clock of the user', async () => {
  const { mongoItem, ...body } = await saved(await addNew());
  expect(body).toMatchObject({
    cycle: { count: 1, unit: 'd' },
    at: '02:30',
    timeZone: zone,
    item: { fileServer: true, html: true, mongodb: true },
  });
  expect(mongoItem.toSorted()).toEqual(modules.toSorted());
});

it('a new cycle of another project has no accounts, which belong to the default project', async () => {
  const { mongoItem } = await saved(await addNew({ project: 'north' }));
  expect(mongoItem).not.toContain('user');
  expect(mongoItem).not.toContain('role');
  expect(mongoItem).toContain('dashboard');
});

it('has no time of day where it runs every few hours', async () => {
  const page = await addNew();
  expect(screen.getByRole('textbox', { name: /Time of day/ })).toHaveValue('02:30');
  await page.user.click(screen.getByRole('radio', { name: 'hours' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Time of day/ })).toBeNull());
  const body = await saved(page);
  expect(body).toMatchObject({ cycle: { count: 1, unit: 'h' }, timeZone: zone });
  expect(body).not.toHaveProperty('at');
});

it('offers neither a time of day, retention nor FTP copies in front of an existing platform', async () => {
  const page = await addNew({ context: { hasExtensions: false } });
  for (const name of [/Time of day/, /Time zone/]) expect(screen.queryByRole('textbox', { name })).toBeNull();
  expect(screen.queryByText('Retention')).toBeNull();
  expect(screen.queryByRole('switch', { name: /FTP/ })).toBeNull();
  expect(Object.keys(await saved(page)).toSorted()).toEqual(
    ['cycle', 'disable', 'fileName', 'item', 'mongoItem', 'name'].toSorted(),
  );
});

it('shows time and zone in the list, keeps the zone of its author, and empties both', async () => {
  const cycle = aCycle({ at: '04:15', timeZone: 'Europe/Oslo' });
  const page = await openCycles(undefined, [cycle]);
  expect(page.rows()[0]).toHaveTextContent('04:15 · Europe/Oslo');
  await chooseCycle(page, 'Nightly');
  expect(screen.getByRole('textbox', { name: /Time zone/ })).toHaveValue('Europe/Oslo');
  await page.user.clear(screen.getByRole('textbox', { name: /Time zone/ }));
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.platform.called('PATCH', 'core/backupCycle/c1')).toBeDefined());
  expect(page.platform.called('PATCH', 'core/backupCycle/c1')?.body).toMatchObject({ at: '04:15', timeZone: null });
});
