export { expectAllOrNothing } from './all-or-nothing';
export { anotherReplica } from './another-replica';
export { cutFinishingConnection } from './cut-finishing-connection';
export {
  buildReplicas,
  killMoment,
  recover,
  type ReplicaRun,
  type ReplicaOptions,
  type Replicas,
} from './kill-replica';
export { insertCrashedTask } from './insert-crashed-task';
export { cutJobLock, waitingForLocks } from './job-locks';
export { taskStore } from './task-store';
export { whileLocked } from './while-locked';
