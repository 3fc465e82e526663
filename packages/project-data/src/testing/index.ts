export { anArchive, type ArchiveContent, aRecord } from './an-archive';
export { dataState, fileState, insertAdministrator, insertDocuments, writeFiles } from './platform-state';
