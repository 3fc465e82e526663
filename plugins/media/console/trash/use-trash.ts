import type { ApiClient } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MediaTrashQuery } from '../../shared/generated/types';
import { type TrashEntry, trashHeaders } from '../../shared/trash';
import { nothingSelected, type Selection, withoutGone } from '../items/selection';
import { type Paged, useWaiting } from '../items/use-waiting';
import { libraryKeys } from '../library/library-queries';
import { trashItem, type TrashItem } from './trash-item';

export interface Trash extends Paged {
  items: readonly TrashItem[];
  /** The number of entries on all pages: digits, with `+` for more. Undefined until it is known. */
  count: string | undefined;
  /** -1 where it is not known. */
  exactCount: number;
  /** Size of the whole trash. */
  bytes: number;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** The entries of the trash, and which are selected. Entries that leave the list leave the selection. */
export function useTrash(text: string): Trash {
  const { api } = useConsole();
  const { data, isPending, error, refetch, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } =
    useInfiniteQuery(trashQuery(api, text.trim()));
  const items = useMemo(() => data?.pages.flatMap(({ entries }) => entries.map(trashItem)) ?? [], [data]);
  const [state, setState] = useState<{ items: readonly TrashItem[]; selection: Selection }>({
    items,
    selection: nothingSelected,
  });
  let { selection } = state;
  if (state.items !== items) {
    selection = withoutGone(selection, { before: state.items.map(pathOf), after: items.map(pathOf) });
    setState({ items, selection });
  }
  const count = data?.pages[0]?.count;
  const canLoadMore = hasNextPage && !isFetching && !isFetchNextPageError;
  const onMore = useMemo(
    () => (canLoadMore ? () => void fetchNextPage({ cancelRefetch: false }) : undefined),
    [canLoadMore, fetchNextPage],
  );
  const onSelect = (next: Selection) => setState((now) => ({ ...now, selection: next }));
  const list: Paged = { items, onMore, hasMore: hasNextPage, hasFailed: isFetchNextPageError };
  useWaiting({ list, selection, onSelect });
  return {
    ...list,
    items,
    count,
    exactCount: count !== undefined && /^\d+$/.test(count) ? Number(count) : -1,
    bytes: data?.pages[0]?.bytes ?? 0,
    isPending,
    error,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    selection,
    onSelect,
  };
}

const pathOf = ({ path }: TrashItem) => path;

interface TrashPage {
  entries: TrashEntry[];
  /** Cursor of the next page. Undefined on the last one. */
  cursor: string | undefined;
  /** The number of entries on all pages: digits, with `+` above the largest exact one. Only the first page has it. */
  count: string | undefined;
  /** Size of the whole trash. */
  bytes: number;
}

/** The trash in pages, the last deleted first. `text`: part of a name. */
const trashQuery = (api: ApiClient, text: string) =>
  infiniteQueryOptions({
    queryKey: [...libraryKeys.all, 'trash', text] as const,
    queryFn: async ({ pageParam, signal }): Promise<TrashPage> => {
      const query: MediaTrashQuery = {
        ...(text === '' ? {} : { filter: { text } }),
        limit: pageSize,
        ...(pageParam === undefined ? { withCount: true } : { cursor: pageParam }),
      };
      const { body, headers } = await api.send<TrashEntry[]>('GET', 'core/mediaLibrary/trash', { query, signal });
      return {
        entries: body,
        cursor: headers.get(trashHeaders.cursor) ?? undefined,
        count: headers.get(trashHeaders.count) ?? undefined,
        bytes: Number(headers.get(trashHeaders.bytes) ?? 0),
      };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });

const pageSize = 100;
