import { useConsole } from '@signalbox/api/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Paged } from '../items/use-waiting';
import { directoriesIn, directoriesNamed, directoryAt, type Item, itemsOf } from '../items/item';
import { foundFilesQuery } from '../library/found-files';
import { directoriesQuery } from '../library/library-queries';
import { isSearching, type LibraryPlace } from '../place/place';
import { searchQueryOf } from '../place/search-query';

export interface Listing extends Paged {
  items: readonly Item[];
  /** Number of all files, also of pages that are not loaded: digits, with `+` for more. Undefined until it is known. */
  fileCount: string | undefined;
  directoryCount: number;
  /** No file is loaded yet, or no folder where folders are listed too. */
  isPending: boolean;
  /** The files are those of the last search, until those of this one are there. */
  isStale: boolean;
  isIndexing: boolean;
  /** True if the library has no such folder. */
  isMissing: boolean;
  error: Error | null;
  retry: () => void;
}

/** The directories and files of what the page shows. */
export function useListing(place: LibraryPlace): Listing {
  const { api, language } = useConsole();
  const { folder, search, sort } = place;
  const isSearch = isSearching(search);
  const directories = useQuery(directoriesQuery(api));
  const found = useInfiniteQuery({
    ...foundFilesQuery(api, searchQueryOf(place)),
    placeholderData: (previous) => (isSearch ? previous : undefined),
  });
  const tree = directories.data;
  const { text, isInFolder, ...conditions } = search;
  const isByNameOnly = isSearch && !isSearching({ ...conditions, text: '', isInFolder });
  const hasDirectories = !isSearch || isByNameOnly;
  const isReversed = sort.by === 'name' && sort.isDescending;

  const paths = useMemo(() => {
    if (tree === undefined || !hasDirectories) return [];
    const listed = isSearch
      ? directoriesNamed(tree, { text: text.trim(), below: isInFolder ? folder : '', language })
      : directoriesIn(tree, folder, language);
    return isReversed ? listed.toReversed() : listed;
  }, [tree, isSearch, hasDirectories, text, isInFolder, folder, language, isReversed]);
  const pages = found.data?.pages;
  const items = useMemo(() => itemsOf(paths, pages?.flatMap(({ files }) => files) ?? []), [paths, pages]);

  // Beside files, the tree says that it could not be loaded.
  const isWithoutDirectories = hasDirectories && directories.isError && tree === undefined && items.length === 0;
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = found;
  const canLoadMore = hasNextPage && !isFetching && !isFetchNextPageError;
  return {
    items,
    fileCount: pages?.[0]?.count,
    directoryCount: paths.length,
    isPending: found.isPending || (hasDirectories && directories.isPending),
    isStale: found.isPlaceholderData,
    isIndexing: pages?.[0]?.isIndexing === true,
    isMissing: tree !== undefined && folder !== '' && directoryAt(tree, folder) === undefined,
    error: found.error ?? (isWithoutDirectories ? directories.error : null),
    retry: () => {
      if (isWithoutDirectories) void directories.refetch();
      if (found.error !== null) void (isFetchNextPageError ? fetchNextPage() : found.refetch());
    },
    onMore: useMemo(
      () => (canLoadMore ? () => void fetchNextPage({ cancelRefetch: false }) : undefined),
      [canLoadMore, fetchNextPage],
    ),
    hasMore: hasNextPage,
    hasFailed: isFetchNextPageError,
  };
}
