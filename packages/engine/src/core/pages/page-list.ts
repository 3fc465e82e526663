import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

/** What tells the address of a page. */
export interface PagePlace {
  path?: JsonValue;
  url?: JsonValue;
  element?: JsonValue;
}

/** The pages of a list, or below a page. A restore may bring pages that the form would reject: what is no page is left out. */
export function pageList(pages: JsonValue | undefined): JsonObject[] {
  return Array.isArray(pages) ? pages.filter(isJsonObject) : [];
}

/**
 * Path of a page below `/app`, without slashes around it. Undefined for a page without one, and for a stored path that a
 * browser would change: it would open another address. Existing platforms may store it as `url`, beside a dashboard.
 */
export function pagePath({ path, url, element }: PagePlace): string | undefined {
  const isOfSite = typeof url === 'string' && typeof element === 'string' && !/^([a-z][\w+.-]*:|\/\/)/i.test(url);
  const trimmed = typeof path === 'string' ? trimPath(path) : isOfSite ? trimPath(url) : '';
  const canOpen = !/[\\\t\n\r]/.test(trimmed) && trimmed.split('/').every((part) => !['', '.', '..'].includes(part));
  return canOpen ? trimmed : undefined;
}

/** `/plant/boilers/`, `app/plant/boilers` and `/app/plant/boilers` are `plant/boilers`. */
export function trimPath(path: string): string {
  return path.replace(/^\/?(?:app\/)?/, '').replace(/\/$/, '');
}
