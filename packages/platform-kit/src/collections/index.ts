export {
  collectionStore,
  type CollectionAddress,
  type CollectionStore,
  type Stored,
  type StoredDocument,
} from './collection-store';
export { jsonb } from './jsonb';
export { listDocuments, type ListSource } from './list-documents';
export { answerList, queryOf } from './list-answer';
export { mergeBody } from './merge-body';
export { newObjectId } from './object-id';
export { idOf, type ResourceOptions, resourceRoutes } from './resource-routes';
export { seedDocuments, type SeededCollection, seedId } from './seed-documents';
export { findUnstorable, isPrototypeKey, isStorableText, type UnstorableValue } from '../storable';
