import { isQuestion, isUnderWay, UploadProblem } from '../items/upload-item';
import { removeUpload } from '../send/upload-file';
import type { UnfinishedUpload } from '../unfinished/unfinished-upload';
import { addJobs } from './add-jobs';
import type { Answer } from './answers';
import type { Job } from './job';
import { createJobList, type JobList } from './job-list';
import { createJobRunner } from './job-runner';
import type { JobDeps } from './run-job';
import type { UploadsState } from './uploads-atom';

interface QueueDeps extends JobDeps {
  publish: (state: UploadsState) => void;
  /** A file or folder is in the library. */
  onStored: () => void;
}

/** The uploads of a session. It lives above the pages. Ids are those of its items. */
export type UploadQueue = ReturnType<typeof createUploadQueue>;

export function createUploadQueue(deps: QueueDeps) {
  const list = createJobList(deps.publish);
  const runner = createJobRunner(deps, { onChange: list.changed, onStored: deps.onStored });
  const forget = (job: Job) => {
    runner.stop(job);
    list.jobs.delete(job.item.id);
    if (job.item.state.kind !== 'stored' && job.remoteId !== undefined) discardRemote(deps, job.remoteId);
    list.changed();
  };
  const every = (test: (job: Job) => boolean, act: (job: Job) => void) => {
    for (const job of list.jobs.values()) if (test(job)) act(job);
  };
  const one = (id: string, act: (job: Job) => void) => every((job) => job.item.id === id, act);
  const retry = (job: Job) => {
    // A file that the user has changed on the disk has another content.
    if (errorOf(job) instanceof UploadProblem) job.sha256 = undefined;
    runner.start(job);
  };

  return {
    ...addJobs({ list, runner }),
    ...unfinishedUploads({ deps, list }),
    answer: (id: string, answer: Answer) =>
      one(id, (job) => {
        runner.answer(job, answer);
        if (answer.isForAll) every(isAsking(answer.to), (other) => runner.answer(other, answer));
      }),
    retry: (id: string) => one(id, (job) => canRetry(job) && retry(job)),
    retryAll: () => every(canRetry, retry),
    /** Ends it, and removes it from the list. */
    cancel: (id: string) => one(id, forget),
    cancelAll: () => every(isOpen, forget),
    /** Removes from the list what has ended. */
    clear() {
      list.leftOut = undefined;
      every((job) => !isOpen(job), forget);
      list.changed();
    },
    /** Ids on the platform of the uploads of this tab. */
    remoteIds: () => [...list.jobs.values()].flatMap(({ remoteId }) => remoteId ?? []),
    pause: runner.pause,
    goOn: runner.goOn,
    /** Ends all, for another user. What the platform has of it stays there. */
    drop() {
      runner.pause();
      list.drop();
    },
  };
}

function isOpen({ item: { state } }: Job): boolean {
  return isUnderWay(state) || isQuestion(state);
}

function isAsking(question: Answer['to']): (job: Job) => boolean {
  return ({ item }) => item.state.kind === question;
}

function errorOf({ item: { state } }: Job): unknown {
  return state.kind === 'failed' ? state.error : undefined;
}

/** Not for a file that belongs to no upload. */
function canRetry(job: Job): boolean {
  const error = errorOf(job);
  return job.item.state.kind === 'failed' && !(error instanceof UploadProblem && error.reason === 'unknown');
}

type Deps = Pick<JobDeps, 'api' | 'records'>;

/** The unfinished uploads of earlier visits. */
function unfinishedUploads({ deps, list }: { deps: Deps; list: JobList }) {
  return {
    /** Shows those that were found. */
    show(found: readonly UnfinishedUpload[]) {
      list.unfinished = found;
      list.changed();
    },
    /** Abandons one. */
    discard(id: string) {
      list.unfinished = list.unfinished.filter((each) => each.id !== id);
      discardRemote(deps, id);
      list.changed();
    },
  };
}

/** Removes what the platform has of an upload. */
function discardRemote({ api, records }: Deps, id: string): void {
  records.remove(id);
  void removeUpload(api, id);
}
