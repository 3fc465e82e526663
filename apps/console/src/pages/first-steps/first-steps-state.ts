import type { SessionUser } from '@signalbox/api';

export const firstStepsUrl = '/app/first-steps';

/** Key of the user's page settings. The platform sets it for the administrator of a new database. */
const key = 'firstSteps';

/** True until the first administrator has gone through the first steps or has skipped them. */
export const hasFirstSteps = ({ pageSetting }: Pick<SessionUser, 'pageSetting'>): boolean =>
  pageSetting?.[key]?.[0] === 'open';

export const firstStepsDone = { [key]: ['done'] };
