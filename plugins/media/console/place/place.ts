import type { MediaSearchQuery } from '../../shared/generated/types';

type Filter = NonNullable<MediaSearchQuery['filter']>;
export type FileKind = NonNullable<Filter['kind']>['$in'][number];
export type SortBy = 'name' | 'size' | 'date' | 'kind';

export const fileKinds: readonly FileKind[] = ['image', 'video', 'audio', 'document', 'archive', 'font', '3d', 'other'];
export const sortKeys: readonly SortBy[] = ['name', 'size', 'date', 'kind'];

/** The conditions of a search. Without any, the page shows the folder. */
export interface FileSearch {
  /** Part of the name; '' for any. */
  text: string;
  kinds: readonly FileKind[];
  minBytes?: number;
  maxBytes?: number;
  /** Local days, `YYYY-MM-DD`. Both belong to the time of the search. */
  from?: string;
  to?: string;
  /** Id of a user. */
  uploader?: string;
  /** True: only files whose address is stored nowhere. */
  isUnused: boolean;
  /** True: only the folder and those below it, else the whole library. */
  isInFolder: boolean;
}

export interface FileSort {
  by: SortBy;
  isDescending: boolean;
}

/** What the page shows. The address stores it, so that a reload, a link and Back show the same. */
export interface LibraryPlace {
  /** True: the trash instead of the folder. */
  isTrash: boolean;
  /** Inside the library; '' for its top. */
  folder: string;
  search: FileSearch;
  sort: FileSort;
  /** Path of the file whose details are open. */
  file?: string;
}

export const noSearch: FileSearch = { text: '', kinds: [], isUnused: false, isInFolder: false };
const byName: FileSort = { by: 'name', isDescending: false };

/** Replaces parameters that are not valid by their defaults. */
export function readPlace(parameters: URLSearchParams): LibraryPlace {
  const kinds = (parameters.get('kind') ?? '').split(',');
  const bytes = (name: string) => wholeNumber(parameters.get(name));
  const day = (name: string) => dayOf(parameters.get(name));
  return {
    isTrash: parameters.has('trash'),
    folder: pathOf(parameters.get('folder')) ?? '',
    search: {
      text: (parameters.get('text') ?? '').slice(0, maxTextLength),
      kinds: fileKinds.filter((kind) => kinds.includes(kind)),
      minBytes: bytes('min'),
      maxBytes: bytes('max'),
      from: day('from'),
      to: day('to'),
      uploader: parameters.get('uploader')?.slice(0, 200) || undefined,
      isUnused: parameters.get('use') === 'none',
      isInFolder: parameters.get('within') === 'folder',
    },
    sort: {
      by: sortKeys.find((key) => key === parameters.get('sort')) ?? byName.by,
      isDescending: parameters.get('order') === 'desc',
    },
    file: pathOf(parameters.get('file')),
  };
}

/** Only values that differ from their defaults. */
export function writePlace({ isTrash, folder, search, sort, file }: LibraryPlace): URLSearchParams {
  const values: Record<string, string | number | undefined> = {
    trash: isTrash ? 'open' : undefined,
    folder,
    text: search.text,
    kind: search.kinds.join(','),
    min: search.minBytes,
    max: search.maxBytes,
    from: search.from,
    to: search.to,
    uploader: search.uploader,
    use: search.isUnused ? 'none' : '',
    within: search.isInFolder ? 'folder' : '',
    sort: sort.by === byName.by ? '' : sort.by,
    order: sort.isDescending ? 'desc' : '',
    file,
  };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  return parameters;
}

/** True while the page shows found files of more than the folder alone. */
export function isSearching({ text, kinds, minBytes, maxBytes, from, to, uploader, isUnused }: FileSearch): boolean {
  const limits = [minBytes, maxBytes, from, to, uploader];
  return text.trim() !== '' || kinds.length > 0 || isUnused || limits.some((limit) => limit !== undefined);
}

export const maxTextLength = 200;
const maxPathLength = 1000;

function pathOf(text: string | null): string | undefined {
  const path = text?.replace(/^\/+|\/+$/g, '').slice(0, maxPathLength);
  return path === '' ? undefined : path;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}
