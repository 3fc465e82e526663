import type { JsonObject } from '@signalbox/schemas';
import { closedReasons, type ClosedReason, type PageViewer } from './page-access';
import { hasEntry, visibleRouters } from './visible-routers';

/** Why a page has no entry in the menu of a viewer. */
export type MenuReason =
  | ClosedReason
  /** The menu leaves out a page above it. */
  | { kind: 'above'; page: JsonObject; reasons: ClosedReason[] }
  /** It opens nothing, and no page below it has an entry. */
  | { kind: 'empty' };

export interface PlacedPage {
  page: JsonObject;
  /** The pages above it, from the top of the tree down. */
  above: readonly JsonObject[];
}

/** Returns why `visibleRouters` has no entry for a page; empty if it has one. Decides by the same rules. */
export function menuReasons({ page, above }: PlacedPage, viewer: PageViewer): MenuReason[] {
  const closedAbove = above
    .map((each) => ({ page: each, reasons: closedReasons(each, viewer) }))
    .filter(({ reasons }) => reasons.length > 0);
  return [
    ...closedReasons(page, viewer),
    ...closedAbove.map((each): MenuReason => ({ kind: 'above', ...each })),
    ...(hasEntry(page, visibleRouters(page['children'], viewer)) ? [] : [{ kind: 'empty' } as const]),
  ];
}
