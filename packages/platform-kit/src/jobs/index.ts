export { abandon } from './pending/abandon';
export { abandonRoutes } from './pending/abandon-routes';
export type { CommittedJobs, JobAddress } from './pending/committed-jobs';
export { jobsPlugin } from './jobs-plugin';
export { createKitJobs } from './kit-jobs';
