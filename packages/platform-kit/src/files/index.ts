export { createFileStore } from './file-store';
export { checkFileName, pathSegments } from './file-path';
export { syncDirectory } from './staging';
