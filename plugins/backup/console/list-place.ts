import { backupItems, type BackupItem } from '../shared/backup-items';

export const pageSizes = [15, 30, 50, 100] as const;

/** What the list shows. The URL stores it, so that reload, links and Back restore the same list. */
export interface ListPlace {
  show: 'backup' | 'reduction';
  /** Filters by this content. */
  content?: BackupItem;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** With `replace`, the current history entry is replaced. */
export type GoToPlace = (change: Partial<ListPlace>, options?: { replace: boolean }) => void;

/** Replaces invalid URL parameters by their defaults. */
export function readPlace(search: URLSearchParams): ListPlace {
  const page = Number(search.get('page'));
  const pageSize = Number(search.get('size'));
  const content = backupItems.find((name) => name === search.get('content'));
  return {
    show: search.get('show') === 'reduction' ? 'reduction' : 'backup',
    ...(content === undefined ? {} : { content }),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((size) => size === pageSize) ?? pageSizes[0],
  };
}

/** Writes only values that differ from the defaults. */
export function writePlace({ show, content, page, pageSize }: ListPlace): URLSearchParams {
  const search = new URLSearchParams();
  if (show !== 'backup') search.set('show', show);
  if (content !== undefined) search.set('content', content);
  if (page !== 1) search.set('page', String(page));
  if (pageSize !== pageSizes[0]) search.set('size', String(pageSize));
  return search;
}
