import { entryAt } from '@signalbox/console-kit/menu';
import { menuEntries, type MenuEntryDefinition } from '@signalbox/schemas';
import licenseGates from '@signalbox/schemas/data/license-gates.json';

const entries: readonly MenuEntryDefinition[] = menuEntries;

/** Pages of the console that are in no menu, as paths below `/app/`. */
const otherPages = ['profile', 'logout'];

const below = '/app/'.length;
const ownPaths = new Set([...otherPages, ...entries.map(({ url }) => url.slice(below).toLowerCase())]);
const coveredPaths = entries.flatMap(({ covers }) =>
  covers === undefined ? [] : [`${covers.slice(below).toLowerCase()}/`],
);

/** True if the console has a page of its own at this path of a page of the front end: that one opens, in upper and lower case. */
export function isConsolePage(path: string): boolean {
  const wanted = path.toLowerCase();
  return ownPaths.has(wanted) || coveredPaths.some((covered) => wanted.startsWith(covered));
}

/** The license feature of the page of the console at an address of a link; undefined for every other link. */
export function featureOfLink(url: string): string | undefined {
  const [pathname = ''] = url.split(/[?#]/);
  return entryAt(entries, pathname)?.licenseFeature;
}

/**
 * The license feature without which a permission opens nothing: that of the menu entries that need the permission, if all
 * of them have it, else the one that closes the routes of the permission's resource.
 */
export function featureOfPermission(permission: string): string | undefined {
  const opened = entries.filter(({ permissions }) => permissions.includes(permission));
  const [first] = opened;
  if (first !== undefined)
    return opened.every(({ licenseFeature }) => licenseFeature === first.licenseFeature)
      ? first.licenseFeature
      : undefined;
  const resource = `core/${permission.slice(0, permission.indexOf('.'))}`;
  return Object.entries<{ routes: readonly string[] }>(licenseGates).find(([, { routes }]) =>
    routes.includes(resource),
  )?.[0];
}
