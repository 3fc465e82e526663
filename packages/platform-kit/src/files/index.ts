export { createFileStore } from './file-store';
export { checkFileName, isFileName, pathSegments } from './file-path';
