import type { ErrorName } from '@signalbox/api';
import type { ReceivedFile } from '../received-file';

/** One file to look into. */
export interface InspectionTask extends ReceivedFile {
  /** File name; its extension says what the content must be. */
  name: string;
  isLanguagePack: boolean;
}

/** Files that are inspected one after the other. */
export interface TaskBatch {
  tasks: InspectionTask[];
  /** After so many milliseconds no other file of the batch is begun. */
  milliseconds: number;
}

/**
 * `started` begins the time that the first file may take: all modules are loaded then. Each result ends the time of its
 * file and begins that of the next one; `ended` comes after the last, which need not be the last file of the batch.
 * `threadId`: of the operating system, where it counts the time of each thread.
 */
export type FromWorker =
  | { kind: 'started'; threadId: number | undefined }
  | { kind: 'ended' }
  | { kind: 'failed'; message: string; stack?: string }
  | FileResult;

export type FileResult =
  | { kind: 'done'; content?: Uint8Array<ArrayBuffer> }
  | { kind: 'rejected'; errorName: ErrorName; detail?: string };
