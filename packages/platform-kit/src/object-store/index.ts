export type { BorrowedFile, ByteRange, ObjectStore, StoredObject } from './contract';
export { createFolderStore } from './folder-store';
export { createBucketStore } from './bucket/bucket-store';
export type { BucketOptions } from './bucket/bucket-options';
