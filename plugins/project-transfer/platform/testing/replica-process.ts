import type { StartedJob } from '@signalbox/jobs';
import { type Replica, replicaViewer as viewer, runReplica } from '@signalbox/platform-kit/testing/replica-program';
import { runImport } from '../import/run-import';
import { defineTransferJobs } from '../transfer-jobs';
import type { ReplicaWork } from './replica-work';

await runReplica<ReplicaWork>({ defineJobs: (jobs) => defineTransferJobs(jobs, async () => undefined), start });

function start({ kit, catalog, work, announce }: Replica<ReplicaWork>): Promise<StartedJob<unknown>> {
  const input = { ...work, project: 'default', password: undefined, parts: undefined, viewer };
  return kit.jobs.start({
    kind: 'configImport',
    target: { project: 'default', name: 'a.tar.gz' },
    creator: '',
    run: (context) => runImport({ kit, catalog, atStep: announce }, input, context),
  });
}
