import type { DuplicateFile } from '../../../shared/duplicates';

/** A file, or an empty folder, on its way to the library. */
export interface UploadItem {
  id: string;
  name: string;
  /** Inside the library; '' for its top. */
  directory: string;
  isDirectory: boolean;
  /** 0 for a folder. */
  bytes: number;
  state: UploadState;
}

/** `done`: bytes. */
export type UploadState =
  | { kind: 'waiting' | 'storing' | 'skipped' }
  /** Its SHA-256 is computed. */
  | { kind: 'checking'; done: number }
  | { kind: 'sending'; done: number }
  /** The connection is lost, or the platform restarts. It goes on by itself. */
  | { kind: 'interrupted'; done: number }
  /** Questions to the user. */
  | { kind: 'duplicate'; existing: DuplicateFile }
  | { kind: 'clash' }
  /** `url`: to store, without `/rest`. Missing for a folder. */
  | { kind: 'stored'; url?: string }
  /** The user chose the existing file. */
  | { kind: 'existing'; existing: DuplicateFile }
  | { kind: 'failed'; error: unknown };

export type ClashAnswer = 'cover' | 'rename' | 'skip';
export type DuplicateAnswer = 'use' | 'upload';

/** A failure that the platform does not know of. */
export class UploadProblem extends Error {
  constructor(
    /** `changed`: it is not the file of the unfinished upload. `unknown`: no upload of such a file is unfinished. */
    readonly reason: 'unreadable' | 'changed' | 'unknown',
    options?: { cause?: unknown },
  ) {
    super(`The file cannot be uploaded: ${reason}`, options);
    this.name = 'UploadProblem';
  }
}

/** True until it is stored, skipped or failed. */
export function isUnderWay({ kind }: UploadState): boolean {
  switch (kind) {
    case 'waiting':
    case 'checking':
    case 'sending':
    case 'storing':
    case 'interrupted':
      return true;
    case 'duplicate':
    case 'clash':
    case 'stored':
    case 'existing':
    case 'skipped':
    case 'failed':
      return false;
  }
}

export function isQuestion({ kind }: UploadState): boolean {
  return kind === 'duplicate' || kind === 'clash';
}
