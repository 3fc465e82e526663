import type { RegisteredRoute } from '@signalbox/platform-kit/rest';
import { collections } from '@signalbox/schemas';
import { accessTable } from './access-table';

type NamedRoute = Pick<RegisteredRoute, 'method' | 'path'>;

/** Routes without a row in the access table, but for those of declared lists without an entity: `collection.json` says who may use them. */
export function missingRows(routes: readonly NamedRoute[]): string[] {
  return namesOf(routes.filter((route) => !isDeclared(route))).filter((name) => !accessTable.has(name));
}

/** Rows of the access table without a route. */
export function orphanRows(routes: readonly NamedRoute[]): string[] {
  const names = new Set(namesOf(routes));
  return [...accessTable.keys()].filter((row) => !names.has(row));
}

function isDeclared({ path }: NamedRoute): boolean {
  return collections.some(
    ({ entity, resource }) => entity === undefined && `${path}/`.startsWith(`/rest/${resource}/`),
  );
}

function namesOf(routes: readonly NamedRoute[]): string[] {
  return routes.map(({ method, path }) => `${method} ${path}`);
}
