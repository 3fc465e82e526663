import type { JsonObject } from '@signalbox/schemas';
import type { Viewer } from '../contract';
import { pagePath, type PagePlace } from './page-list';

/** A user, and what the platform is licensed for. */
export interface PageViewer extends Pick<Viewer, 'isSuper' | 'permissions'> {
  /** Licensed features. Undefined while unknown: then the license closes nothing, as the server rejects the calls. */
  features: readonly string[] | undefined;
}

/** Why a user may not open a page of the front end. */
export type PageBarrier = { kind: 'permission'; permission: string } | { kind: 'feature'; feature: string };

/**
 * Everything that the viewer lacks to open a page, regardless of the pages above it; empty if they may. A dashboard requires
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

/** Id of the dashboard that a page shows. A link without a path for the dashboard shows none. */
export function dashboardOf(page: PagePlace): string | undefined {
  const { element, url } = page;
  if (typeof element !== 'string' || (typeof url === 'string' && pagePath(page) === undefined)) return undefined;
  return /^dashboard\.(.+)$/.exec(element)?.[1];
}

/** The address that a page opens instead of a dashboard. */
export function linkOf(page: PagePlace): string | undefined {
  return typeof page.url === 'string' && dashboardOf(page) === undefined ? page.url : undefined;
}

/** Why the menu leaves out a page, with all pages below it. */
export type ClosedReason = PageBarrier | { kind: 'hidden' };

/** Returns why the menu of the viewer leaves out a page and the pages below it; empty if it does not. */
export function closedReasons(page: JsonObject, viewer: PageViewer): ClosedReason[] {
  return [...(page['hidden'] === true ? [{ kind: 'hidden' } as const] : []), ...pageBarriers(page, viewer)];
}

/**
 * True for an address that a menu may lead to: of this site, or of another one by http. Browsers read a backslash as a
 * slash and ignore tabs and line breaks, so that such a path could lead to another site.
 */
export function isLink(url: string): boolean {
  return /^(https?:\/\/|\/(?!\/))[^\\\t\n\r]*$/i.test(url);
}
