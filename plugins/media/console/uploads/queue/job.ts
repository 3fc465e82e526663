import type { ClashAnswer, DuplicateAnswer, UploadItem, UploadState } from '../items/upload-item';

/** An item with what is needed to upload it. */
export interface Job {
  item: UploadItem;
  /** Undefined for a folder. */
  file?: File;
  /** SHA-256 of the file, once it is known. */
  sha256?: string;
  /** The unfinished upload that this one continues, if it is the same file. */
  expected?: ExpectedFile;
  /** Id of the upload on the platform, once it has one. */
  remoteId?: string;
  /** The user's answer to a taken name, or one that was given before. */
  action?: 'cover' | 'rename';
  /** True: no existing file of the same content is offered, or no more. */
  isWantedAnyway: boolean;
  /** Answers that need no question. */
  preset: PresetAnswers;
  /** Called once with the state in which it ends. */
  onEnd?: (state: UploadState) => void;
}

export interface ExpectedFile {
  sha256: string;
  /** True: another file is a failure. False: it is a new upload. */
  isRequired: boolean;
  onMismatch: () => void;
}

export interface PresetAnswers {
  clash?: ClashAnswer;
  duplicate?: DuplicateAnswer;
}

/** For ids of items, which no other place knows. */
let count = 0;

interface NewJob extends Partial<Omit<Job, 'item'>> {
  name: string;
  directory: string;
  isDirectory?: boolean;
}

export function newJob({ name, directory, isDirectory = false, ...job }: NewJob): Job {
  count += 1;
  const bytes = job.file?.size ?? 0;
  const item: UploadItem = { id: String(count), name, directory, isDirectory, bytes, state: { kind: 'waiting' } };
  return { isWantedAnyway: false, preset: {}, ...job, item };
}
