import type { Viewer } from '@signalbox/platform-kit';

export interface OperationAddress {
  id: string;
  /** A project, or the home of what is none. */
  project: string;
}

/**
 * A kind of operation that is finished, once it is committed, with files that only one data folder holds. What is still
 * to be done stands in a journal; what people know of it, its name among that, in a record.
 */
export interface CommittedKind<Journal extends OperationAddress, Known extends { name: string }> {
  /** Ids of those that are not finished. */
  openJournals(): Promise<string[]>;
  /** Of one whose transaction has ended. */
  readJournal(id: string): Promise<Journal | undefined>;
  /** True where this replica can finish it. */
  hasFiles(journal: Journal): Promise<boolean>;
  find(address: OperationAddress): Promise<Known | undefined>;
  /** Throws `forbidden` for whoever could not start such a one. */
  requireRights(viewer: Viewer | undefined, known: Known): void;
  /**
   * Writes down that its files were given up and closes its journal, which goes last. `check` throws where another may
   * have begun to finish it.
   */
  close(journal: Journal, check: () => void): Promise<void>;
}
