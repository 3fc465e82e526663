import type { ApiClient } from '@signalbox/api/client';
import { imageUrl } from '@signalbox/api/client';
import { decodeText, TextEncodingError } from '@signalbox/schemas/decode-text';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { FileDetails } from '../../shared/details';
import type { FileUses } from '../../shared/uses';
import type { FileVersion } from '../../shared/versions';
import { libraryKeys } from '../library/library-queries';

const fileKey = libraryKeys.file;

/** All that is known of one file. */
export const fileQuery = (api: ApiClient, path: string) =>
  queryOptions({
    queryKey: [...fileKey(path), 'details'] as const,
    queryFn: ({ signal }) => api.get<FileDetails>('core/mediaLibrary/file', { query: { path }, signal }),
  });

/** Where the address of a file is stored, in pages. */
export const usesQuery = (api: ApiClient, path: string) =>
  infiniteQueryOptions({
    queryKey: [...fileKey(path), 'uses'] as const,
    queryFn: ({ pageParam: skip, signal }) =>
      api.get<FileUses>('core/mediaLibrary/uses', { query: { path, limit: usesPageSize, skip }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ visible }: FileUses, pages) => {
      const shown = pages.reduce((sum, { uses }) => sum + uses.length, 0);
      return shown < visible ? shown : undefined;
    },
  });

/** The earlier contents of a file, the newest first. */
export const versionsQuery = (api: ApiClient, path: string) =>
  queryOptions({
    queryKey: [...fileKey(path), 'versions'] as const,
    queryFn: ({ signal }) => api.get<FileVersion[]>('core/mediaLibrary/versions', { query: { path }, signal }),
  });

/** The beginning of a text file, in its own encoding or the probable one. `modifiedAt`: when the file was changed, so that a new text is read. */
export const textQuery = ({ url, path, modifiedAt }: Pick<FileDetails, 'url' | 'path' | 'modifiedAt'>) =>
  queryOptions({
    queryKey: [...fileKey(path), 'text', modifiedAt] as const,
    queryFn: async ({ signal }) => {
      const answer = await fetch(imageUrl(url), { headers: { range: `bytes=0-${textBytes - 1}` }, signal });
      // An empty file has no range.
      if (answer.status === 416) return '';
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      return shownText(new Uint8Array(await answer.arrayBuffer()).subarray(0, textBytes));
    },
  });

function shownText(bytes: Uint8Array): string {
  try {
    return decodeText(bytes, { isPart: true });
  } catch (error) {
    const isProbable = error instanceof TextEncodingError && error.reason === 'probable';
    return new TextDecoder(isProbable ? error.encoding || 'windows-1252' : undefined).decode(bytes);
  }
}

/** How much of a text is shown. */
export const textBytes = 64 * 1024;
const usesPageSize = 20;
