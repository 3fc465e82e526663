import type { DashboardRendererProps } from '@signalbox/api/plugin';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { plugins } from '../plugins';
import { dashboardRendererOf } from './dashboard-renderer';

afterEach(cleanup);

const viewer = (name: string) => ({
  dashboardRenderer: async () => ({
    Component: ({ dashboard, title }: DashboardRendererProps) => <p>{`${name}: ${title} ${dashboard.id}`}</p>,
  }),
});

it("is that of a plug-in which replaces the console's own viewer", async () => {
  const Renderer = dashboardRendererOf([
    viewer('Own viewer'),
    viewer('Another viewer'),
    { dashboardRenderer: undefined },
  ])!;
  render(
    <Suspense>
      <Renderer dashboard={{ id: 'd1' }} title="Water" />
    </Suspense>,
  );
  expect(await screen.findByText('Another viewer: Water d1')).toBeTruthy();
});

it('is the own viewer of the console by default', () => {
  const withRenderer = plugins.filter(({ dashboardRenderer }) => dashboardRenderer !== undefined);
  expect(withRenderer).toHaveLength(1);
  expect(dashboardRendererOf([])).toBeUndefined();
});
