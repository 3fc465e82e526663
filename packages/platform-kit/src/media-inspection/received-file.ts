/** A file on this machine's disk that has no place in a media library yet. */
export interface ReceivedFile {
  /** Absolute path. */
  location: string;
  bytes: number;
}
