export { diskFiles, filesBelow } from './disk-files';
export { memoryFiles } from './memory-files';
export { compareText, type SchemaFiles } from './schema-files';
export { formFile, formFolders, messageFiles, messagePlace, sharedFolders } from './schema-layout';
