import { defineErrors } from '@signalbox/api';

export const studioErrors = defineErrors({
  /** Make the draft smaller or simpler: its check took too long or too much memory. */
  schemaCheckEnded: { code: 100_040_060, status: 400 },
});
