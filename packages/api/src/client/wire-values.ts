/**
 * Address of an image value. A URL, a data URI and a path under `/rest` stay as they are.
 * Anything else is below the media base.
 */
export function imageUrl(value: string, mediaBase = '/rest'): string {
  if (/^(?:https?:)?\/\//i.test(value) || /^data:image\//i.test(value) || /^blob:/i.test(value)) return value;
  if (value === mediaBase || value.startsWith('/rest/')) return value;
  return `${mediaBase}/${value.replace(/^\/+/, '')}`;
}

/** Revision from the ETag of `GET core/setting`. A gateway may have made the tag weak. */
export function readRevision(headers: Headers): number | undefined {
  const digits = /^(?:W\/)?"(\d+)(?:-[^"]*)?"$/.exec(headers.get('etag') ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Header of a save that starts from `revision`. */
export function ifRevision(revision: number | undefined): Record<string, string> {
  return revision === undefined ? {} : { 'If-Match': `"${revision}"` };
}
