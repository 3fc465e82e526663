import type { Viewer } from '../../contract';

export interface JobAddress {
  id: string;
  /** A project, or the target that is no project. */
  project: string;
}

/**
 * Jobs of one kind that must be finished once they are committed, and whose files are in only one data folder. A journal
 * has the remaining steps. A record has what users see of the job, such as its name.
 */
export interface CommittedJobs<Journal extends JobAddress, Known extends { name: string }> {
  /** Ids of the pending ones. */
  openJournals(): Promise<string[]>;
  /** The journal of a job whose transaction has committed. */
  readJournal(id: string): Promise<Journal | undefined>;
  /** True if this replica can finish it. */
  hasFiles(journal: Journal): Promise<boolean>;
  find(address: JobAddress): Promise<Known | undefined>;
  /** Throws `forbidden` for a user who could not start such a job. */
  requireRights(viewer: Viewer | undefined, known: Known): void;
  /**
   * Records that its files were abandoned, then closes its journal. `check` throws if another replica may have started
   * to finish it.
   */
  close(journal: Journal, check: () => void): Promise<void>;
}
