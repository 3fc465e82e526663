/** One thumbnail to make. */
export interface ThumbnailTask {
  /** Absolute path of the picture. */
  location: string;
  /** Longest side of the thumbnail in pixels. */
  side: number;
}

/**
 * `ready`: all modules are loaded, and tasks are accepted. Each task gets one `done` or `rejected`. `content`: a WebP
 * picture without metadata. `rejected`: the file is no picture that the decoder reads, or one beyond its limits.
 */
export type FromThumbnailWorker =
  | { kind: 'ready' }
  | { kind: 'done'; content: Uint8Array }
  | { kind: 'rejected'; reason: string };
