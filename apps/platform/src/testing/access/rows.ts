import type { RegisteredRoute } from '@signalbox/platform-kit/rest';
import { accessTable } from './access-table';

type NamedRoute = Pick<RegisteredRoute, 'method' | 'path'>;

/** Routes without a row in the access table. */
export function missingRows(routes: readonly NamedRoute[]): string[] {
  return namesOf(routes).filter((name) => !accessTable.has(name));
}

/** Rows of the access table without a route. */
export function orphanRows(routes: readonly NamedRoute[]): string[] {
  const names = new Set(namesOf(routes));
  return [...accessTable.keys()].filter((row) => !names.has(row));
}

function namesOf(routes: readonly NamedRoute[]): string[] {
  return routes.map(({ method, path }) => `${method} ${path}`);
}
