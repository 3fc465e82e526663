/** Header of the answer to a save: the revision that the save was merged into. Equal to that of the ETag if nothing changed. */
export const previousRevisionHeader = 'x-previous-revision';

/** Undefined without the header: an earlier version of the platform answered. */
export function readPreviousRevision(headers: Headers): number | undefined {
  const text = headers.get(previousRevisionHeader) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
