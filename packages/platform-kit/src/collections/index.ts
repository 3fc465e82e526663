export { collectionStore, type CollectionAddress, type CollectionStore, type StoredDocument } from './collection-store';
export { refuseFaults } from './entity-faults';
export { jsonb } from './jsonb';
export { answerList, queryOf } from './list-answer';
export { mergeBody } from './merge-body';
export { newObjectId } from './object-id';
export { bodyOf, idOf, type ResourceOptions, resourceRoutes, wholeBodyOf } from './resource-routes';
export { seedDocuments, type SeededCollection, seedId } from './seed-documents';
export { findUnstorable, isPrototypeKey, isStorableText, type UnstorableValue } from './storable';
