export { startDeadline } from './deadline';
export { systemThreadId, threadMilliseconds } from './thread-time';
export { workerAddress } from './worker-address';
export { lowerPriority } from './lower-priority';
