import { matchPath } from 'react-router-dom';
import type { MenuEntryDefinition } from '@signalbox/schemas';
import { collectionPages } from '../../collection-pages';
import { plugins } from '../../plugins';

const pages = [...plugins.flatMap(({ routers }) => routers), ...collectionPages];
const patterns = ['dashboard', ...pages.map(({ path }) => path)];

/** True if this console has the page of a menu entry. Pages of a plug-in that is not installed are missing. */
export function hasPage({ url }: Pick<MenuEntryDefinition, 'url'>): boolean {
  return patterns.some((path) => matchPath(`/app/${path}`, url) !== null);
}
