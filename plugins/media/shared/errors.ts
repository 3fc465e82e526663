import { defineErrors } from '@signalbox/api';

export const mediaErrors = defineErrors({
  /** Leave the directory in place: the console's own forms keep their files in it. */
  directoryFixed: { code: 100_010_022, status: 400 },
  /** Choose an image: its name and its content must be those of an image format. */
  imageFormatRequired: { code: 100_010_023, status: 400 },
  /** Choose a smaller file: an icon has at most 500 KB. */
  iconTooLarge: { code: 100_010_024, status: 400 },
  /** Leave it in the trash, or its version where it is: no upload could bring a file of that size to its directory. */
  restoredTooLarge: { code: 100_010_029, status: 400 },
  /** Choose another file in the places that `detail` names, or repeat the request with `force: true`. */
  fileInUse: { code: 100_010_025, status: 400 },
  /** Show an icon: the file is no picture, or one that cannot be read or is too large for a thumbnail. */
  thumbnailMissing: { code: 100_010_026, status: 400 },
  /** Download fewer files at once: the message names the limits. */
  downloadTooLarge: { code: 100_010_030, status: 400 },
  /** Request a new link: this one was used or has expired. */
  downloadLinkInvalid: { code: 100_010_031, status: 401 },
  /** Complete or cancel other uploads first, or wait until the abandoned ones expire. */
  tooManyUploads: { code: 100_010_032, status: 429 },
  /** Send the rest of the file first. */
  uploadIncomplete: { code: 100_010_033, status: 400 },
  /** Choose a shorter name or directory: the new address does not fit into the place that `detail` names. */
  addressTooLong: { code: 100_010_034, status: 400 },
  /** Move its files in parts: the address is stored in more places than one request may change. */
  tooManyUses: { code: 100_010_035, status: 400 },
  /** Nothing to do: one of the files has changed since the move. The earlier content is a version. */
  undoOutdated: { code: 100_010_036, status: 400 },
});
