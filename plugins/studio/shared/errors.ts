import { defineErrors } from '@signalbox/api';

export const studioErrors = defineErrors({
  /** Make the draft smaller or simpler: its check took too long or too much memory. */
  schemaCheckEnded: { code: 100_040_060, status: 400 },
  /** Correct what `core/schema/check` reports; `detail` is the first error. */
  schemaTabInvalid: { code: 100_040_061, status: 400 },
  /** Choose another id: the product has this tab. Only tabs that were published can be changed here. */
  schemaTabShipped: { code: 100_040_062, status: 400 },
  /** Read the changes of the tab again, and decide once more: someone else published, rolled back or withdrew it. */
  schemaTabChanged: { code: 100_040_063, status: 400 },
  /** Withdraw another tab first. */
  schemaTabsTooMany: { code: 100_040_064, status: 400 },
});
