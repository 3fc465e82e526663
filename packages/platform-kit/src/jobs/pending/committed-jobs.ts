import type { Viewer } from '../../contract';

export interface JobAddress {
  id: string;
  /** A project, or the target that is none. */
  project: string;
}

/**
 * Jobs of a kind that are finished, once they are committed, with files that only one data folder holds. A journal says
 * what is still to be done. A record says what users know of the job, such as its name.
 */
export interface CommittedJobs<Journal extends JobAddress, Known extends { name: string }> {
  /** Ids of those that are not finished. */
  openJournals(): Promise<string[]>;
  /** Of one whose transaction has ended. */
  readJournal(id: string): Promise<Journal | undefined>;
  /** True where this replica can finish it. */
  hasFiles(journal: Journal): Promise<boolean>;
  find(address: JobAddress): Promise<Known | undefined>;
  /** Throws `forbidden` for a user who could not start such a job. */
  requireRights(viewer: Viewer | undefined, known: Known): void;
  /**
   * Records that its files were abandoned and closes its journal, which goes last. `check` throws where another replica
   * may have started to finish it.
   */
  close(journal: Journal, check: () => void): Promise<void>;
}
