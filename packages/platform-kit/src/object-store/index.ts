export type { BorrowedFile, ByteRange, ObjectStore, StoredObject } from './contract';
export { createFolderStore } from './folder-store';
