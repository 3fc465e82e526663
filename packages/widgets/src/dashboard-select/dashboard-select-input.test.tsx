// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const plant = { id: '65a100000000000000000001', name: 'Plant' };

/** Dashboards `names`, found by a part of their name and sent two at a time, as a server would. */
function aPlatform(names: string[]) {
  const all = names.map((name, index) => ({ id: String(index), name }));
  const asked: { text: string; skip: number }[] = [];
  const search = async (query: { text: string; skip: number }) => {
    asked.push(query);
    const matches = all.filter(({ name }) => name.toLowerCase().includes(query.text.toLowerCase()));
    return { items: matches.slice(query.skip, query.skip + 2), total: matches.length };
  };
  return { asked, dashboards: { search, find: async (id: string) => all.find((each) => each.id === id) } };
}
const services = {
  dashboards: {
    search: async () => ({ items: [plant], total: 1 }),
    find: async (id: string) => [plant].find((each) => each.id === id),
  },
};

async function pickFirst(user: ReturnType<typeof renderWidget>['user']) {
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
}

it('stores the id of the dashboard that is picked by name', async () => {
  const { user, given } = renderWidget('dashboard-select', { services, schema: { type: 'string' } });
  await pickFirst(user);
  expect(given.value).toBe(plant.id);
});

it('stores an object with the id where the field is an object', async () => {
  const { user, given } = renderWidget('dashboard-select', { services, schema: { type: 'object' } });
  await pickFirst(user);
  expect(given.value).toEqual({ id: plant.id });
});

it('stores the id behind the prefix that the field names, and finds it there', async () => {
  const { user, given } = renderWidget('dashboard-select', {
    services,
    schema: { type: 'string' },
    options: { prefix: 'dashboard.' },
  });
  await pickFirst(user);
  expect(given.value).toBe(`dashboard.${plant.id}`);
  expect(await screen.findAllByText('Plant')).not.toEqual([]);
});

it('marks a chosen dashboard that no longer exists', async () => {
  renderWidget('dashboard-select', { services, value: 'gone' });
  expect(await screen.findByText('A dashboard that no longer exists (gone)')).toBeVisible();
});

it('shows the name of a chosen dashboard that is on no loaded page', async () => {
  const { dashboards } = aPlatform(['One', 'Two', 'Three', 'Four']);
  renderWidget('dashboard-select', { services: { dashboards }, value: '3' });
  expect(await screen.findByText('Four')).toBeVisible();
});

it('has the server search for what is typed, and says when nothing matches', async () => {
  const { dashboards, asked } = aPlatform(['One', 'Two', 'Three', 'Four']);
  const { user, given } = renderWidget('dashboard-select', { services: { dashboards }, schema: { type: 'string' } });
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('FOU');
  await waitFor(() => expect(asked.at(-1)).toEqual({ text: 'FOU', skip: 0 }));
  await user.click(await screen.findByTitle('Four'));
  expect(given.value).toBe('3');
  await user.keyboard('nowhere');
  expect(await screen.findByText('No dashboard has such a name')).toBeInTheDocument();
});

it('chooses what matches when Enter comes before the server answers', async () => {
  const { dashboards } = aPlatform(['One', 'Two']);
  const { user, given } = renderWidget('dashboard-select', { services: { dashboards }, schema: { type: 'string' } });
  await user.click(screen.getByRole('combobox'));
  await screen.findByTitle('One');
  await user.keyboard('tw{Enter}');
  expect(given.value).toBe('1');
});

it('loads the next page at the end of the list, and none after the last', async () => {
  const { dashboards, asked } = aPlatform(['One', 'Two', 'Three']);
  const { user } = renderWidget('dashboard-select', { services: { dashboards } });
  await user.click(screen.getByRole('combobox'));
  const list = (await screen.findByTitle('Two')).closest('[class$="-holder"]');
  if (!list) throw new Error('no list');
  fireEvent.scroll(list);
  expect(await screen.findByTitle('Three')).toBeInTheDocument();
  fireEvent.scroll(list);
  expect(asked).toEqual([
    { text: '', skip: 0 },
    { text: '', skip: 2 },
  ]);
});

it('shows why the user may not list dashboards, asks for none, and offers no retry', async () => {
  const { dashboards, asked } = aPlatform(['One']);
  const blockedReason = 'Dashboards cannot be listed.';
  const { user } = renderWidget('dashboard-select', {
    services: { dashboards: { ...dashboards, blockedReason } },
    value: '0',
  });
  expect(await screen.findByText(blockedReason)).toBeVisible();
  expect(screen.getByText('0')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('combobox'));
  await screen.findByRole('listbox');
  expect(asked).toEqual([]);
});

it('shows why loading failed and retries', async () => {
  let tries = 0;
  const search = () => (tries++ === 0 ? Promise.reject(new Error('offline')) : services.dashboards.search());
  const { user } = renderWidget('dashboard-select', {
    services: { dashboards: { ...services.dashboards, search } },
    value: plant.id,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('offline');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await screen.findByText('Plant')).toBeVisible();
});
