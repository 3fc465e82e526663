import { defineErrors } from '@signalbox/api';

export const settingErrors = defineErrors({
  /** Request the unlock code of the license reminder and type it again. */
  unlockCodeWrong: { code: 100_040_007, status: 400 },
});
