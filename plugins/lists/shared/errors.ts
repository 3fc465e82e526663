import { defineErrors } from '@signalbox/api';

export const listsErrors = defineErrors({
  /** Correct the schema of the model: `detail` says what is wrong with it. */
  modelUnusable: { code: 100_080_001, status: 400 },
  /** Ask an administrator: a rule of the model rejects fields that the user may not see. */
  hiddenFieldInvalid: { code: 100_080_002, status: 400 },
});
