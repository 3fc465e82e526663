/** The answer of `POST core/mediaLibrary/download`: a link for one download within five minutes. */
export interface DownloadLink {
  /** Without `/rest`. It needs no session, so that the browser downloads it by itself. */
  url: string;
  /** Of the zip. */
  name: string;
  files: number;
  /** Of all files together. */
  bytes: number;
}

/** Of one download. */
export const maxDownloadFiles = 10_000;
export const maxDownloadBytes = 20 * 2 ** 30;
