import { defineErrors } from '@signalbox/api';

export const mediaErrors = defineErrors({
  /** Leave the directory in place: the console's own forms keep their files in it. */
  directoryFixed: { code: 100_010_022, status: 400 },
});
