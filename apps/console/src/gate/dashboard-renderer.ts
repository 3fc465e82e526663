import type { ConsolePlugin, DashboardRendererProps } from '@signalbox/api/plugin';
import { lazy, type ComponentType } from 'react';

/** The renderer of the last plug-in that has one. Its code is fetched with the first dashboard. */
export function dashboardRendererOf(
  plugins: readonly Pick<ConsolePlugin, 'dashboardRenderer'>[],
): ComponentType<DashboardRendererProps> | undefined {
  const load = plugins.findLast(({ dashboardRenderer }) => dashboardRenderer !== undefined)?.dashboardRenderer;
  return load && lazy(async () => ({ default: (await load()).Component }));
}
