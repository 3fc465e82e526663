import { defaultLimits } from '../limits';
import type { ArchiveManifest } from '../manifest/archive-info';
import { runInWorker } from '../thread/run-in-worker';
import type { ArchiveToOpen } from './open-archive';

interface ArchiveToVerify extends ArchiveToOpen {
  onProgress?: (progress: VerifyProgress) => void;
  signal?: AbortSignal;
}

export interface VerifyProgress {
  entries: number;
  bytes: number;
  /** The final value of `bytes`. */
  totalBytes: number;
}

export interface VerifiedArchive {
  manifest: ArchiveManifest;
  isEncrypted: boolean;
}

/** Reads the whole archive in a worker thread and compares every checksum. Throws `ArchiveError` as `openArchive` does. */
export function verifyArchive({
  path,
  password,
  limits,
  onProgress,
  signal,
}: ArchiveToVerify): Promise<VerifiedArchive> {
  return runInWorker<VerifiedArchive, VerifyProgress>({
    task: { kind: 'verify', path, password, limits: { ...defaultLimits, ...limits } },
    onProgress,
    signal,
  });
}
