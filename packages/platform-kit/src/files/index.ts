export { hasCode, ignoreMissing, isDiskFull, isMissing } from './error-code';
export { createFileStore } from './file-store';
export { freeBytes } from './free-bytes';
export { linkOrCopy } from './link-or-copy';
export { checkFileName, isFileName, pathSegments } from './file-path';
