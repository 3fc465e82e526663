export { collectionStore, type CollectionAddress, type CollectionStore, type StoredDocument } from './collection-store';
export { mergeBody } from './merge-body';
export { newObjectId } from './object-id';
export { findUnstorable, isPrototypeKey, isStorableText, type UnstorableValue } from './storable';
