import type { RestoreRule } from '@signalbox/schemas/types';
import { buildReplicas, type Replicas } from '@signalbox/platform-kit/testing/jobs';

/** An import of the project export at `path` into the project `default`, in a process of its own. */
export interface ReplicaWork {
  path: string;
  rule: RestoreRule;
}

export function buildImportReplicas(): Promise<Replicas<ReplicaWork>> {
  return buildReplicas(new URL('replica-process.ts', import.meta.url));
}
