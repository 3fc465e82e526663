import { defineErrors } from '@signalbox/api';

export const projectErrors = defineErrors({
  /** Keep `writeOnly` in the model, or repeat the request with `?force=true`, which deletes the stored values. */
  secretsStored: { code: 100_080_101, status: 400, confirmedBy: 'force' },
  /** Correct the schema of the model: it is too large, or refers to itself. */
  modelTooLarge: { code: 100_080_102, status: 400 },
});
