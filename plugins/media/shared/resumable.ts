/** Header of the answer to the last PATCH of a resumable upload, and to HEAD after it: the URL of the stored file, without `/rest`. */
export const storedUrlHeader = 'media-url';

/** Unfinished uploads of one user. */
export const maxUnfinishedUploads = 20;

/** How long an upload without progress can go on. */
export const uploadLifetimeMilliseconds = 3 * 24 * 60 * 60 * 1000;
