import type { JsonObject } from '@signalbox/schemas';
import type { Viewer } from '../contract';

/** A user, and what the platform is licensed for. */
export interface PageViewer extends Pick<Viewer, 'isSuper' | 'permissions'> {
  /** Licensed features. Undefined while unknown: then the license closes nothing, as the server rejects the calls. */
  features: readonly string[] | undefined;
}

/** Why a user may not open a page of the front end. */
export type PageBarrier = { kind: 'permission'; permission: string } | { kind: 'feature'; feature: string };

/**
 * Everything that the viewer lacks to open a page, regardless of the pages above it; empty if they may. A dashboard wants
 * its own permission and feature besides those of the page.
 */
export function pageBarriers(page: JsonObject, { isSuper, permissions, features }: PageViewer): PageBarrier[] {
  const { permission } = page;
  const showsDashboard = dashboardOf(page) !== undefined;
  const wanted = [
    ...(typeof permission === 'string' ? [permission] : []),
    ...(showsDashboard ? ['dashboard.view'] : []),
  ];
  const lacking = isSuper ? [] : [...new Set(wanted)].filter((each) => !permissions.has(each));
  return [
    ...lacking.map((each): PageBarrier => ({ kind: 'permission', permission: each })),
    ...(showsDashboard && features?.includes('dashboard') === false
      ? [{ kind: 'feature', feature: 'dashboard' } as const]
      : []),
  ];
}

/** Id of the dashboard that a page shows. A page with a link shows none. */
export function dashboardOf({ element, url }: JsonObject): string | undefined {
  if (typeof url === 'string' || typeof element !== 'string') return undefined;
  return /^dashboard\.(.+)$/.exec(element)?.[1];
}
