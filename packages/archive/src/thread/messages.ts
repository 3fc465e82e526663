import type { ArchiveErrorReason } from '../archive-error';
import type { SourceErrorReason } from '../archive-source-error';
import type { EntryKind } from '../entry-path';
import type { ArchiveLimits } from '../limits';
import type { ArchiveInfo, EntryNote } from '../manifest/archive-info';

/** The task of a worker. */
export type Task =
  | { kind: 'write'; path: string; options: ArchiveInfo; password?: string; isDeterministic: boolean; isQuick: boolean }
  | { kind: 'hash'; paths: readonly string[] }
  | { kind: 'verify'; path: string; password?: string; limits: ArchiveLimits }
  | {
      kind: 'extract';
      path: string;
      password?: string;
      limits: ArchiveLimits;
      folder: string;
      files: readonly FileToExtract[];
    };

export interface FileToExtract {
  /** Name of the entry; one that ends in `/` becomes a directory. */
  entry: string;
  /** Below the folder. Missing folders above it are created. The caller is responsible for where it leads. */
  path: string;
}

/** `answer`: to the last question of the current task. */
export type ToWorker = { kind: 'task'; task: Task } | { kind: 'answer'; answer: Answer };

/** A request of the worker; one at a time. */
export type Question = { ask: 'source' } | { ask: 'chunk'; content: number };

/** `undefined`: there is no more. `gone`: the content of an optional source is not there any more. */
export type Answer = SourceNote | Uint8Array<ArrayBuffer> | 'gone' | undefined;

/** A source as the worker gets it: a file to read, content to request, or neither for a directory. */
export interface SourceNote {
  kind: EntryKind;
  name: string;
  modified?: Date;
  note?: EntryNote;
  isOptional?: boolean;
  path?: string;
  content?: number;
}

export type FromWorker =
  | { kind: 'question'; question: Question }
  | { kind: 'progress'; progress: unknown }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; failure: Failure };

/** An error in a form that can be sent between threads. */
export type Failure =
  | { kind: 'archive'; reason: ArchiveErrorReason; entry?: string; detail?: string }
  | { kind: 'source'; entry: string; message: string; error: SourceErrorReason; cause?: PlainFailure }
  | ({ kind: 'other' } & PlainFailure);

export interface PlainFailure {
  message: string;
  stack?: string;
  /** Code of the file system, such as ENOSPC. */
  code?: string;
}
