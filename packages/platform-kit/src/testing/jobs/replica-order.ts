import type { ServerBucket } from '../../archive-files';

/** What a replica does in a process of its own. */
export interface ReplicaOrder<Work> {
  url: string;
  dataDir: string;
  /** Where its archives are, instead of the data folder. */
  bucket?: ServerBucket;
  work: Work;
  /** Blocks after it has reported this step, and waits to be killed. */
  holdAt?: string;
}
