import { invalidField } from '@signalbox/platform-kit';

/** The records of a request, by their ids or by a filter. */
interface SentSelection {
  ids?: string[];
  filter?: object;
}

/** Throws `invalidField` for a request that has neither ids nor a filter, or both. The message says which. */
export function requireOneSelection({ ids, filter }: SentSelection): void {
  if (ids === undefined && filter === undefined)
    throw invalidField([{ pointer: '/filter', keyword: 'selectionMissing', params: {} }]);
  if (ids !== undefined && filter !== undefined)
    throw invalidField([{ pointer: '/ids', keyword: 'selectionTwice', params: {} }]);
}
