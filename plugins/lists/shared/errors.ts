import { defineErrors } from '@signalbox/api';

export const listsErrors = defineErrors({
  /** Correct the schema of the model: `detail` says what is wrong with it. */
  modelUnusable: { code: 100_080_001, status: 400 },
});
