/** What a replica does in a process of its own. */
export interface ReplicaOrder<Work> {
  url: string;
  dataDir: string;
  work: Work;
  /** Blocks after it has reported this step, and waits to be killed. */
  holdAt?: string;
}
