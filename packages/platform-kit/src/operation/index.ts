export { createDrainSwitch, type DrainSwitch } from './drain-switch';
export type * from './operation-actions';
export type * from './operation-part';
export { addBuckets, addCounts, type DurationBuckets, percentileOf, type RouteCounts } from './request-counts';
export { createServerFigures, type ServerFigures } from './server-figures';
