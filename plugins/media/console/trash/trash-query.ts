import type { ApiClient } from '@signalbox/api/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { MediaTrashQuery } from '../../shared/generated/types';
import { type TrashEntry, trashHeaders } from '../../shared/trash';
import { libraryKeys } from '../library/library-queries';

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
export const trashQuery = (api: ApiClient, text: string) =>
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
