import { defineErrors } from '@signalbox/api';

export const licenseErrors = defineErrors({
  /** Choose another file: the message has the reason. */
  licenseFileRejected: { code: 100_040_020, status: 400 },
  /** Request a new plan: the installed license is no longer that of the plan. */
  licensePlanOutdated: { code: 100_040_021, status: 400 },
  /** Read the license again: the project has none of its own. */
  licenseMissing: { code: 100_040_022, status: 400 },
});
