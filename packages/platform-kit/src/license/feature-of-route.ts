import { menuEntries } from '@signalbox/schemas';

/**
 * The license feature that a route needs: that of the menu entry whose `resources` contain it. Undefined for a route
 * that belongs to no page, or to one without a feature. `url`: as registered, e.g. `/rest/core/backup/:id`.
 */
export function featureOfRoute(url: string): string | undefined {
  const contains = (resource: string) => url === `/rest/${resource}` || url.startsWith(`/rest/${resource}/`);
  return menuEntries.find(({ resources }) => resources?.some(contains))?.licenseFeature;
}
