import { removeUpload } from '../send/upload-file';
import type { UnfinishedUpload } from '../unfinished/unfinished-upload';
import type { JobList } from './job-list';
import type { JobDeps } from './run-job';

type Deps = Pick<JobDeps, 'api' | 'records'>;

/** The unfinished uploads of earlier visits. */
export function unfinishedUploads({ deps, list }: { deps: Deps; list: JobList }) {
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
export function discardRemote({ api, records }: Deps, id: string): void {
  records.remove(id);
  void removeUpload(api, id);
}
