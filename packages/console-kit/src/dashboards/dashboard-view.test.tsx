import { errorTable } from '@signalbox/api';
import type { DashboardRendererProps } from '@signalbox/api/plugin';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { error, fakePlatform, renderPage } from '../testing';
import type { Answering } from '../testing/fake-platform';
import { DashboardView } from './dashboard-view';

afterEach(cleanup);

const Drawn = ({ dashboard, title }: DashboardRendererProps) => <p>{`${title} of ${dashboard.id}`}</p>;

function show(answer: Answering, title?: string) {
  const platform = fakePlatform([['GET core/dashboard/d1', answer]]);
  return renderPage({
    platform,
    path: 'dashboard/d1',
    page: <DashboardView id="d1" title={title} />,
    english: {},
    plugin: { id: 'test' },
    DashboardRenderer: Drawn,
  });
}
const rejected = (name: 'notFound' | 'forbidden') => ({
  status: errorTable[name].status,
  body: { code: errorTable[name].code, message: name, detail: 'd1', field: '' },
});

it("draws the dashboard with the console's renderer, under its name or the title of its entry", async () => {
  show({ body: { id: 'd1', name: 'Water' } });
  expect(await screen.findByText('Water of d1')).toBeTruthy();
  cleanup();
  show({ body: { id: 'd1', name: 'Water' } }, 'Basins');
  expect(await screen.findByText('Basins of d1')).toBeTruthy();
});

it.each([
  ['Dashboard not found', rejected('notFound')],
  ['Dashboard deleted', { body: { id: 'd1', name: 'Water', isDelete: true } }],
  ['No access', rejected('forbidden')],
])('says “%s”', async (title, answer) => {
  show(answer);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(screen.queryByText('Water of d1')).toBeNull();
});

it('shows why a dashboard could not be loaded, and loads it again', async () => {
  const { platform, user } = show(error('The database is full'));
  expect(await screen.findByText(/The database is full/)).toBeTruthy();
  platform.answer('GET core/dashboard/d1', { body: { id: 'd1', name: 'Water' } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Water of d1')).toBeTruthy();
});
