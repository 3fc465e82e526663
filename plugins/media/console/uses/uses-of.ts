import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { MediaUsesOf } from '../../shared/generated/types';
import type { FileUses } from '../../shared/uses';
import { libraryKeys } from '../library/library-queries';

/** The most paths of one request. */
const maxPaths = 500;
/** Uses that are named. All are counted. */
const named = 20;

/** Where the addresses of several files and directories together are stored. */
export const usesOfQuery = (api: ApiClient, paths: readonly string[]) =>
  queryOptions({
    queryKey: [...libraryKeys.all, 'usesOf', paths] as const,
    queryFn: async ({ signal }): Promise<FileUses> => {
      const all: FileUses = { count: 0, visible: 0, uses: [] };
      for (let first = 0; first < paths.length; first += maxPaths) {
        const body: MediaUsesOf = { paths: paths.slice(first, first + maxPaths), limit: named };
        const { count, visible, uses } = await api.post<FileUses>('core/mediaLibrary/uses', body, { signal });
        all.count += count;
        all.visible += visible;
        all.uses = [...all.uses, ...uses].slice(0, named);
      }
      return all;
    },
    // Another user may store an address at any time.
    staleTime: 0,
    gcTime: 0,
  });
