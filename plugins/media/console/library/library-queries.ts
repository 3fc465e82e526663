import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { MediaSearchQuery } from '../../shared/generated/types';
import type { Directory, LibraryEntry } from '../../shared/library';

/** `libraryKeys.all` matches every query whose result depends on the media library. */
export const libraryKeys = {
  all: ['core/mediaLibrary'] as const,
  directories: () => [...libraryKeys.all, 'directories'] as const,
  entries: (catalog: string) => [...libraryKeys.all, 'entries', catalog] as const,
  /** All that is known of one file. */
  file: (path: string) => [...libraryKeys.all, 'file', path] as const,
  found: (search: MediaSearchQuery) => [...libraryKeys.all, 'found', search] as const,
};

/** All directories, as a tree. */
export const directoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: libraryKeys.directories(),
    queryFn: ({ signal }) => api.get<Directory[]>('core/mediaLibrary/all/dir', { signal }),
  });

/** The entries of one directory. At the top: every file of the library, so that a search finds files of all directories. */
export const entriesQuery = (api: ApiClient, catalog: string) =>
  queryOptions({
    queryKey: libraryKeys.entries(catalog),
    queryFn: ({ signal }) =>
      catalog === ''
        ? api.get<LibraryEntry[]>('core/mediaLibrary/all/file', { signal })
        : api.get<LibraryEntry[]>('core/mediaLibrary', { params: { catalog }, signal }),
  });
