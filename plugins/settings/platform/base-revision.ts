import { PlatformError } from '@signalbox/api';

/** Revision of an `If-Match` header; undefined without one, or for `*`. A gateway may have made the tag weak. */
export function baseRevision(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '' || header.trim() === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d{1,15})(?:-[^"]*)?"?$/.exec(header.trim())?.[1];
  if (digits === undefined) throw new PlatformError('invalidField', { field: 'If-Match' });
  return Number(digits);
}

/** The tag of a revision, for `ETag` and `If-Match`. */
export function revisionTag(revision: number): string {
  return `"${revision}"`;
}
