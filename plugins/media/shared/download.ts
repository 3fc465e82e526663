/** The answer of `POST core/mediaLibrary/download`: a link for one download within five minutes. */
export interface DownloadLink {
  /** Without `/rest`. It needs no session, so that the browser downloads it by itself. */
  url: string;
  /** Name of the zip. */
  name: string;
  files: number;
  /** Size of all files together. */
  bytes: number;
}

/** Limits of one download. */
export const maxDownloadFiles = 10_000;
export const maxDownloadBytes = 20 * 2 ** 30;
