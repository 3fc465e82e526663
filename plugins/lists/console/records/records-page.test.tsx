// @vitest-environment jsdom
import { error } from '@signalbox/console-kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderList } from '../testing/render-list';

const address = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

afterEach(() => localStorage.clear());

it('shows values by their types, in the columns that the user chose', async () => {
  renderList({ pageSetting: { device: ['power', 'name', 'status'] } });
  const row = await screen.findByRole('row', { name: /Pump 1/ });
  expect(row).toHaveTextContent('1,500 kW');
  expect(row).toHaveTextContent('Running');
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  // A column of checkboxes has no title.
  expect(titles.filter(Boolean)).toEqual(['Power', 'Name', 'Status']);
  expect(await screen.findByText('1 of 1 record')).toBeInTheDocument();
});

it('estimates a large number, and counts exactly on request', async () => {
  const headers = { count: '1203000', 'count-is-estimate': 'true', cursor: 'next' };
  const { user, platform } = renderList({ answer: { body: [{ id: 'p1', name: 'Pump 1' }], headers } });
  expect(await screen.findByText('1 of ~1,203,000 records')).toBeInTheDocument();
  platform.answer('GET core/record/m1/count', error('Too long'));
  await user.click(screen.getByRole('button', { name: 'Count exactly' }));
  expect(await screen.findByText(/The records could not be counted: Too long/)).toBeInTheDocument();
  platform.answer('GET core/record/m1/count', { body: { count: 1_203_457 } });
  await user.click(screen.getByRole('button', { name: 'Count exactly' }));
  expect(await screen.findByText('1 of 1,203,457 records')).toBeInTheDocument();
});

it('says that no record matches, and takes the filter back', async () => {
  const { user, router } = renderList({
    at: address({ name: { $regex: 'x', $options: 'i' } }),
    answer: ({ query }) => ({ body: JSON.stringify(query).includes('"x"') ? [] : [{ id: 'p1', name: 'Pump 1' }] }),
  });
  expect(await screen.findByText('No record matches the filter')).toBeInTheDocument();
  expect(screen.getByText('Name: contains “x”')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Clear the filter' })[0]!);
  expect(await screen.findByRole('row', { name: /Pump 1/ })).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

it('keeps the records of the last page beside the error of the next one', async () => {
  const { user, platform } = renderList({
    answer: { body: [{ id: 'p1', name: 'Pump 1' }], headers: { cursor: 'c2' } },
  });
  await screen.findByRole('row', { name: /Pump 1/ });
  platform.answer('GET core/record/m1', { status: 504, body: { code: 1, message: 'Slow', detail: '', field: '' } });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText(/The records could not be loaded: Slow/)).toBeInTheDocument();
  platform.answer('GET core/record/m1', { body: [{ id: 'p2', name: 'Pump 2' }] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Pump 2/ })).toBeInTheDocument();
});

it('leads out of an order and a page that the list does not have any more', async () => {
  const filter = { name: { $regex: 'Pump', $options: 'i' } };
  localStorage.setItem('model_device_filter', JSON.stringify({ filter, sorts: [{ gone: 1 }], skip: 0, limit: 15 }));
  const { user, router } = renderList({
    at: `${address(filter)}&sort=gone&cursor=old`,
    answer: ({ query }) =>
      'sorts' in query || 'cursor' in query
        ? { status: 400, body: { code: 1, message: 'No column gone', detail: '', field: '' } }
        : { body: [{ id: 'p1', name: 'Pump 1' }] },
  });
  await user.click(await screen.findByRole('button', { name: 'First page, not sorted' }));
  expect(await screen.findByRole('row', { name: /Pump 1/ })).toBeInTheDocument();
  expect(router.state.location.search).not.toMatch(/sort|cursor/);
  expect(JSON.parse(localStorage.getItem('model_device_filter') ?? '')).toMatchObject({ filter, sorts: [] });
});

it('leads to the first page from one that cannot be loaded', async () => {
  const { user } = renderList({
    at: '?cursor=old',
    answer: ({ query }) =>
      'cursor' in query
        ? { status: 400, body: { code: 1, message: 'No cursor', detail: '', field: '' } }
        : { body: [{ id: 'p1', name: 'Pump 1' }] },
  });
  await screen.findByText(/No cursor/);
  const [alone] = screen.getAllByRole('button', { name: 'First page' }).filter((button) => button.textContent !== '');
  await user.click(alone!);
  expect(await screen.findByRole('row', { name: /Pump 1/ })).toBeInTheDocument();
});

it('opens with the default view, unless the address or the browser has a filter', async () => {
  const view = { id: 'v1', name: 'Off', scope: 'all', isDefault: true, isEditable: false } as const;
  const { router } = renderList({ views: [{ ...view, query: { filter: { status: { $in: ['off'] } }, limit: 30 } }] });
  expect(await screen.findByText('Status: is any of Stopped')).toBeInTheDocument();
  expect(router.state.location.search).toContain('view=v1');
  expect(router.state.location.search).toContain('size=30');
});

it('starts with the filter that the browser kept, on the first page', async () => {
  const filter = { name: { $regex: 'Pump', $options: 'i' } };
  localStorage.setItem('model_device_filter', JSON.stringify({ filter, skip: 45, limit: 50 }));
  const { platform } = renderList();
  expect(await screen.findByText('Name: contains “Pump”')).toBeInTheDocument();
  await waitFor(() => expect(platform.called('GET', 'core/record/m1')).toBeDefined());
  const page = platform.calls.find(({ resource, query }) => resource === 'core/record/m1' && !query.withoutBody);
  expect(page?.query).toEqual({ filter, limit: 50 });
});

it('goes on with the view that was chosen last, and not with the filter before it', async () => {
  const filter = { status: { $in: ['off'] } };
  localStorage.setItem('model_device_filter', JSON.stringify({ filter, skip: 0, limit: 15 }));
  const view = { id: 'v1', name: 'Small pumps', scope: 'private', isEditable: true } as const;
  const views = [{ ...view, query: { limit: 15 as const, sorts: [{ name: 1 as const }] } }];
  const first = renderList({ views });
  expect(await screen.findByText('Status: is any of Stopped')).toBeInTheDocument();
  const chosen = (name: string) => screen.findByRole('button', { name: `View of the list: ${name}` });
  await first.user.click(await chosen('All records'));
  await first.user.click(await screen.findByRole('menuitem', { name: 'Small pumps' }));
  await chosen('Small pumps');
  cleanup();
  const second = renderList({ views });
  await chosen('Small pumps');
  expect(screen.queryByText('Status: is any of Stopped')).not.toBeInTheDocument();
  await second.user.click(await chosen('Small pumps'));
  await second.user.click(await screen.findByRole('menuitem', { name: 'All records' }));
  await chosen('All records');
  expect(localStorage.getItem('model_device_filter')).toBeNull();
});

it('says that a model does not exist, or is closed to the user', async () => {
  const { platform } = renderList({ path: 'list/secret' });
  expect(await screen.findByRole('heading', { name: 'There is no such list' })).toBeInTheDocument();
  expect(platform.called('GET', 'core/record/m1')).toBeUndefined();
});

it('marks what changed before the list was subscribed to, and says after a gap that anything may have changed', async () => {
  const stored = [
    { id: 'p1', name: 'Pump 1' },
    { id: 'p2', name: 'Pump 2' },
  ];
  const { platform, subscriptions } = renderList({ records: stored });
  await screen.findByRole('row', { name: /Pump 2/ });
  const send = () =>
    act(() => {
      const frame = { created: [], changed: [], deleted: [], isAll: false };
      for (const { type, onMessage } of subscriptions) if (type === 'record') onMessage(frame);
    });
  await waitFor(() => expect([...subscriptions].map(({ type }) => type)).toContain('record'));
  const now = [
    { id: 'p1', name: 'Pump one' },
    { id: 'p3', name: 'Pump 3' },
  ];
  platform.answer('GET core/record/m1', { body: now });
  send();
  // One is changed, one is deleted, and one was created.
  expect(await screen.findByText('3 records have changed')).toBeInTheDocument();
  expect(screen.queryByText('Pump 3')).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Changed since the list was loaded.*Pump 1/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Deleted since the list was loaded.*Pump 2/ })).toBeInTheDocument();
  send();
  expect(await screen.findByText('Many records have changed')).toBeInTheDocument();
});

it('shows an online state that is not known as unknown, and another missing value as nothing', async () => {
  renderList({ records: [{ id: 'p1', name: 'Pump 1' }], pageSetting: { device: ['name', 'isOnline', 'power'] } });
  const row = await screen.findByRole('row', { name: /Pump 1/ });
  expect([...row.querySelectorAll('td')].map(({ textContent }) => textContent).filter(Boolean)).toEqual(['Unknown']);
});

const sortedTags = {
  'ui:options': { sort: '-power,gone' },
  status: { 'ui:options': { colors: { on: 'green', off: 'url(x)' } } },
};

it.each([
  ['', '?sort=-power'],
  ['?sort=name', '?sort=name'],
  ['?size=30', '?size=30'],
])('opens at “%s” in the order of the model, unless the address has another', async (at, search) => {
  const { router } = renderList({ at, uiSchema: sortedTags });
  await screen.findByRole('row', { name: /Pump 1/ });
  await waitFor(() => expect(router.state.location.search).toBe(search));
});

it('shows a choice with a colour as a tag', async () => {
  const records = ['on', 'off'].map((status) => ({ id: status, name: `Pump ${status}`, status }));
  renderList({ records, uiSchema: sortedTags });
  expect((await screen.findByText('Running')).closest('.ant-tag-green')).toBeInTheDocument();
  expect(screen.getByText('Stopped').closest('.ant-tag')).toBeNull();
});
