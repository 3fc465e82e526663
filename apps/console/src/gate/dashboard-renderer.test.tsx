import type { DashboardRendererProps } from '@signalbox/api/plugin';
import { consolePlugin as projectPlugin } from '@signalbox/plugin-project/console';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { plugins } from '../plugins';
import { dashboardRendererOf } from './dashboard-renderer';

afterEach(cleanup);

const another = {
  dashboardRenderer: async () => ({
    Component: ({ dashboard, title }: DashboardRendererProps) => <p>{`Another viewer: ${title} ${dashboard.id}`}</p>,
  }),
};

it("is that of a plug-in which replaces the console's own viewer", async () => {
  const Renderer = dashboardRendererOf([projectPlugin, another, { dashboardRenderer: undefined }])!;
  render(
    <Suspense>
      <Renderer dashboard={{ id: 'd1' }} title="Water" />
    </Suspense>,
  );
  expect(await screen.findByText('Another viewer: Water d1')).toBeTruthy();
});

it('is the own viewer of the console by default', () => {
  const withRenderer = plugins.filter(({ dashboardRenderer }) => dashboardRenderer !== undefined);
  expect(withRenderer).toEqual([projectPlugin]);
  expect(dashboardRendererOf([])).toBeUndefined();
});
