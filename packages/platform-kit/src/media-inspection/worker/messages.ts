import type { ErrorName } from '@signalbox/api';
import type { ReceivedFile } from '../received-file';

/** One file to look into. */
export interface InspectionTask extends ReceivedFile {
  /** File name; its extension says what the content must be. */
  name: string;
  isLanguagePack: boolean;
}

/** `started` begins the time that an inspection may take: all modules are loaded then. */
export type FromWorker =
  | { kind: 'started' }
  | { kind: 'done'; content?: Uint8Array<ArrayBuffer> }
  | { kind: 'rejected'; errorName: ErrorName; detail?: string }
  | { kind: 'failed'; message: string; stack?: string };
