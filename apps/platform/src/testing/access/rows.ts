import type { RegisteredRoute } from '@signalbox/platform-kit/rest';
import { accessTable } from './access-table';

/** Routes without a row in the access table. */
export function missingRows(routes: readonly RegisteredRoute[]): string[] {
  return namesOf(routes).filter((name) => !accessTable.has(name));
}

/** Rows of the access table without a route. */
export function orphanRows(routes: readonly RegisteredRoute[]): string[] {
  const names = new Set(namesOf(routes));
  return [...accessTable.keys()].filter((row) => !names.has(row));
}

function namesOf(routes: readonly RegisteredRoute[]): string[] {
  return routes.map(({ method, path }) => `${method} ${path}`);
}
