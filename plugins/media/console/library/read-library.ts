import { readAgain } from '@signalbox/api/react';
import type { QueryClient } from '@tanstack/react-query';
import { libraryKeys } from './library-queries';

/**
 * Reads the library again after a change. Not the details of files at these paths, or below them: they are elsewhere now,
 * and the page that still shows them follows.
 */
export async function readLibrary(queries: QueryClient, gone: readonly string[]): Promise<void> {
  const [, kind] = libraryKeys.file('');
  const isGone = ({ queryKey: [, ofKind, path] }: { queryKey: readonly unknown[] }) =>
    ofKind === kind && typeof path === 'string' && gone.some((each) => path === each || path.startsWith(`${each}/`));
  await queries.cancelQueries({ queryKey: libraryKeys.all, predicate: isGone });
  await queries.invalidateQueries({ queryKey: libraryKeys.all, predicate: isGone, refetchType: 'none' });
  await readAgain(queries, libraryKeys.all, (query) => !isGone(query));
}
