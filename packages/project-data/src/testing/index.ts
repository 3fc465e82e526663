export { anArchive, type ArchiveContent, aRecord } from './an-archive';
export { dataState, fileState, insertAdministrator, insertDocuments, writeFiles } from './platform-state';
export { mediaState, removeMedia, temporaryState, writeMedia } from './media-state';
export { addDocuments } from './add-documents';
export { type OddProject, oddProject } from './odd-project';
