/** Revision from the ETag of `GET core/setting`. A gateway may have made the tag weak. */
export function readRevision(headers: Headers): number | undefined {
  const digits = /^(?:W\/)?"(\d+)(?:-[^"]*)?"$/.exec(headers.get('etag') ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Header of a save that starts from `revision`. */
export function ifRevision(revision: number | undefined): Record<string, string> {
  return revision === undefined ? {} : { 'If-Match': `"${revision}"` };
}
