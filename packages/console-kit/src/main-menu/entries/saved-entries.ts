import { textIn } from '@signalbox/api';
import {
  isLink,
  linkOf,
  pageList,
  pagePath,
  type PagePlace,
  visibleRouters,
  type PageViewer,
} from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas/json';
import { isLanguageText } from '@signalbox/schemas/language-text';
import type { NavEntry, NavPlace } from './nav-entry';

interface SavedEntriesOptions {
  /** The setting `routers`. */
  routers: JsonValue | undefined;
  viewer: PageViewer;
  /** BCP-47 code of the user's locale. */
  language: string;
}

/** The saved pages of the front end as entries of the menu. */
export function savedEntries({ routers, viewer, language }: SavedEntriesOptions): NavEntry[] {
  const entriesOf = (pages: JsonObject[], parent: string): NavEntry[] =>
    pages.flatMap((page, index): NavEntry[] => {
      const { title } = page;
      const key = typeof page['key'] === 'string' ? `page:${page['key']}` : `${parent}/${index}`;
      const shown = { key, title: titleOf(title, language) || (pagePath(page) ?? ''), icon: entryIcon(page) };
      const place = placeOf(page);
      const own: NavEntry[] = place ? [{ ...shown, ...place }] : [];
      const children = entriesOf(pageList(page['children']), key);
      if (children.length === 0) return own;
      // A page with pages below it is a group whose first entry opens it.
      const inner = own.map((entry) => ({ ...entry, key: `${key}:own` }));
      return [{ ...shown, places: [...inner, ...children], startsFolded: true }];
    });
  return entriesOf(visibleRouters(routers, viewer), 'page');
}

/** Returns where a page leads; undefined for a group that opens nothing, and for an address that is no link. */
function placeOf(page: JsonObject): Pick<NavPlace, 'url' | 'target' | 'isExternal'> | undefined {
  const target = page['target'] === '_blank' ? ('_blank' as const) : undefined;
  const url = linkOf(page);
  if (url !== undefined) {
    if (!isLink(url)) return undefined;
    return { url, target, isExternal: !url.startsWith('/app/') };
  }
  const path = pagePath(page);
  return path === undefined || typeof page['element'] !== 'string'
    ? undefined
    : { url: `/app/${escaped(path)}`, target };
}

/** Characters with a meaning of their own in a URL. The router encodes the others. */
function escaped(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent);
}

function titleOf(title: JsonValue | undefined, language: string): string {
  return isLanguageText(title) ? textIn(title, language) : '';
}

/** The icon of a page's entry. A page without one gets an icon for what it opens. */
export function entryIcon(page: PagePlace & { icon?: unknown; children?: unknown }): string {
  const { icon, children } = page;
  if (typeof icon === 'string' && icon !== '') return icon;
  if (linkOf(page) !== undefined) return 'global';
  return Array.isArray(children) && children.length > 0 ? 'folder' : 'dashboard';
}
