import type { ErrorDefinition, PlatformErrorOptions } from '@signalbox/api';
import type { ReceivedFile } from '../received-file';

/** One file to inspect. */
export interface InspectionTask extends ReceivedFile {
  /** File name. Its extension determines the required content. */
  name: string;
  isLanguagePack: boolean;
}

/** Files that are inspected one after the other. */
export interface TaskBatch {
  tasks: InspectionTask[];
  /** After this number of milliseconds the worker starts no other file of the batch. */
  milliseconds: number;
}

/**
 * `started`: the time of the first file starts, because all modules are loaded. Each result ends the time of its file and
 * starts that of the next one. `ended` follows the last result, which need not be that of the last file of the batch.
 * `threadId`: id of the operating system, if it measures the time of each thread.
 */
export type FromWorker =
  | { kind: 'started'; threadId: number | undefined }
  | { kind: 'ended' }
  | { kind: 'failed'; message: string; stack?: string }
  | FileResult;

export type FileResult =
  | { kind: 'done'; content?: Uint8Array<ArrayBuffer> }
  | ({ kind: 'rejected'; error: ErrorDefinition } & Pick<PlatformErrorOptions, 'detail' | 'params'>);
