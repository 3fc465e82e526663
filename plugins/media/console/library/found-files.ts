import type { ApiClient } from '@signalbox/api/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { MediaSearchQuery } from '../../shared/generated/types';
import { type FoundFile, searchHeaders } from '../../shared/search';
import { libraryKeys } from './library-queries';

/** One page of found files. */
interface FoundPage {
  files: FoundFile[];
  /** Cursor of the next page. Undefined on the last one. */
  cursor: string | undefined;
  /** The number of files on all pages: digits, with `+` above the largest exact one. Only the first page has it. */
  count: string | undefined;
  /** True while the platform reads the library for the first time, so that files may be missing. */
  isIndexing: boolean;
}

/** Files in pages that are loaded as they are shown. While the platform reads the library they are loaded again. */
export const foundFilesQuery = (api: ApiClient, search: MediaSearchQuery) =>
  infiniteQueryOptions({
    queryKey: libraryKeys.found(search),
    queryFn: async ({ pageParam, signal }): Promise<FoundPage> => {
      const query = {
        ...search,
        limit: pageSize,
        ...(pageParam === undefined ? { withCount: true } : { cursor: pageParam }),
      };
      const { body, headers } = await api.send<FoundFile[]>('GET', 'core/mediaLibrary/search', { query, signal });
      return {
        files: body,
        cursor: headers.get(searchHeaders.cursor) ?? undefined,
        count: headers.get(searchHeaders.count) ?? undefined,
        isIndexing: headers.get(searchHeaders.indexing) === 'true',
      };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.isIndexing === true ? indexingMilliseconds : false),
  });

const pageSize = 200;
const indexingMilliseconds = 2_000;
