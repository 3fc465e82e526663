import { type ApiClient, ApiError } from '@signalbox/api/client';
import type { DuplicateFile } from '../../../shared/duplicates';
import type { Hash } from '../hash/hasher';
import { UploadProblem, type UploadState } from '../items/upload-item';
import { retrying } from '../send/retrying';
import { uploadFile } from '../send/upload-file';
import type { UnfinishedRecords } from '../unfinished/unfinished-records';
import type { ExpectedFile, Job } from './job';

export interface JobDeps {
  api: ApiClient;
  hash: Hash;
  records: UnfinishedRecords;
}

interface RunOptions {
  signal: AbortSignal;
  show: (state: UploadState) => void;
}

/**
 * Brings a job as far as it gets: to a question, or to its end. Rejects only with the reason of the signal. It may run again:
 * what is on the platform is not sent twice.
 */
export async function runJob(deps: JobDeps, job: Job, options: RunOptions): Promise<UploadState> {
  const { signal } = options;
  try {
    if (job.file === undefined) return await makeFolder(deps, job, options);
    const sha256 = (job.sha256 ??= await deps.hash(job.file, {
      signal,
      onProgress: (done) => options.show({ kind: 'checking', done }),
    }));
    if (job.expected && job.expected.sha256 !== sha256) becomeNew(job, job.expected);
    if (!job.isWantedAnyway) {
      const existing = await findDuplicate(deps, { sha256, bytes: job.file.size }, options);
      if (existing) return { kind: 'duplicate', existing };
      job.isWantedAnyway = true;
    }
    return { kind: 'stored', url: await send(deps, { job, file: job.file, sha256 }, options) };
  } catch (error) {
    signal.throwIfAborted();
    return isClash(error) ? { kind: 'clash' } : { kind: 'failed', error };
  }
}

/** The file is not the one of the unfinished upload. */
function becomeNew(job: Job, { isRequired, onMismatch }: ExpectedFile): void {
  Object.assign(job, { expected: undefined, remoteId: undefined, action: undefined, isWantedAnyway: false });
  onMismatch();
  if (isRequired) throw new UploadProblem('changed');
}

async function makeFolder({ api }: JobDeps, { item }: Job, { signal, show }: RunOptions): Promise<UploadState> {
  const { name, directory } = item;
  const make = () => api.post('core/mediaLibrary/mkdir', { catalog: directory, dirName: name }, { signal });
  await retrying(make, { signal, onWait: () => show({ kind: 'interrupted', done: 0 }) }).catch((error: unknown) => {
    // It is there, as it was to be.
    if (!isClash(error)) throw error;
  });
  return { kind: 'stored' };
}

/** A file of the library with the same content. Undefined for older platforms, which lack the route. */
async function findDuplicate(
  { api }: JobDeps,
  query: { sha256: string; bytes: number },
  { signal, show }: RunOptions,
): Promise<DuplicateFile | undefined> {
  const ask = () => api.get<DuplicateFile[]>('core/mediaLibrary/duplicates', { query, signal });
  const found = await retrying(ask, { signal, onWait: () => show({ kind: 'interrupted', done: 0 }) }).catch(
    (error: unknown) => {
      if (error instanceof ApiError && (error.errorName === 'notFound' || error.status === 404)) return [];
      throw error;
    },
  );
  return found[0];
}

async function send(
  deps: JobDeps,
  { job, file, sha256 }: { job: Job; file: File; sha256: string },
  options: RunOptions,
): Promise<string> {
  const { api, records } = deps;
  const { signal, show } = options;
  const { name, directory, bytes } = job.item;
  let done = 0;
  show({ kind: 'sending', done });
  const order = () => ({ file, name, directory, action: job.action, remoteId: job.remoteId });
  const hooks = {
    signal,
    onProgress: (sent: number) => {
      done = sent;
      show(sent < bytes ? { kind: 'sending', done } : { kind: 'storing' });
    },
    onRemoteId: (id: string) => {
      job.remoteId = id;
      records.save({ id, name, directory, bytes, sha256, ...(job.action && { action: job.action }) });
    },
  };
  const attempt = async () => {
    await requireReadable(file);
    return uploadFile(api, order(), hooks);
  };
  let wasInterrupted = false;
  const onWait = () => {
    wasInterrupted = true;
    show({ kind: 'interrupted', done });
  };
  const url = await retrying(attempt, { signal, onWait, progress: () => done }).catch(async (error: unknown) => {
    // The answer to an earlier attempt may have been lost.
    const stored = wasInterrupted && isClash(error) ? await findDuplicate(deps, { sha256, bytes }, options) : undefined;
    if (stored?.name !== name || stored.path !== [directory, name].filter(Boolean).join('/')) throw error;
    return stored.url;
  });
  if (job.remoteId !== undefined) records.remove(job.remoteId);
  return url;
}

/** A file that was changed or removed meanwhile looks to a request like a lost connection. */
async function requireReadable(file: File): Promise<void> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new UploadProblem('unreadable', { cause });
    });
}

function isClash(error: unknown): boolean {
  return error instanceof ApiError && error.errorName === 'alreadyExists';
}
