import { backupItems, type BackupItem } from './backup-record';

export const pageSizes = [15, 30, 50, 100] as const;

/** What the list shows; it stands in the address, so that a reload, a link and Back lead to the same list. */
export interface ListPlace {
  show: 'backup' | 'reduction';
  /** Only those with this content. */
  content?: BackupItem;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** With `replace`, Back does not lead to the place that is left. */
export type GoToPlace = (change: Partial<ListPlace>, options?: { replace: boolean }) => void;

/** Anything in the address that cannot be is taken for what it would be without. */
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

/** Says only what differs from the usual. */
export function writePlace({ show, content, page, pageSize }: ListPlace): URLSearchParams {
  const search = new URLSearchParams();
  if (show !== 'backup') search.set('show', show);
  if (content !== undefined) search.set('content', content);
  if (page !== 1) search.set('page', String(page));
  if (pageSize !== pageSizes[0]) search.set('size', String(pageSize));
  return search;
}
