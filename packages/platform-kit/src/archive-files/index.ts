export { archiveError } from './archive-error';
export { type ServerBucket, openArchives } from './open-archives';
export { endOf, errorSentence, archiveJobError, tooManyFiles } from './archive-job-error';
export { passingName, sweepTemporary } from './sweep-temporary';
export { archivesFolder, fileBytes, makeFolder, removeFile, temporaryFolder, temporaryPath } from './temporary-files';
export { uploadPlace } from './upload-place';
export { writeReceived } from './write-received';
