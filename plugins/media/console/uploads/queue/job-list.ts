import type { UnfinishedUpload } from '../unfinished/unfinished-upload';
import type { Job } from './job';
import type { LeftOut, UploadsState } from './uploads-atom';

/** What the queue knows, and publishes after changes. */
export interface JobList {
  jobs: Map<string, Job>;
  unfinished: readonly UnfinishedUpload[];
  leftOut: LeftOut | undefined;
  changed(): void;
  drop(): void;
}

/** Publishes at most as often as a person sees changes, not each byte. */
export function createJobList(publish: (state: UploadsState) => void): JobList {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const list: JobList = {
    jobs: new Map(),
    unfinished: [],
    leftOut: undefined,
    changed() {
      timer ??= setTimeout(() => {
        timer = undefined;
        const { jobs, unfinished, leftOut } = list;
        publish({ items: [...jobs.values()].map(({ item }) => item), unfinished, leftOut });
      }, publishMilliseconds);
    },
    drop() {
      list.jobs.clear();
      list.unfinished = [];
      clearTimeout(timer);
      timer = undefined;
      publish({ items: [], unfinished: [] });
    },
  };
  return list;
}

const publishMilliseconds = 50;
