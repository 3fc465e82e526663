export { collectionStore, type CollectionStore, type Stored, type StoredDocument } from './collection-store';
export { jsonb } from './jsonb';
export { listDocuments } from './list-documents';
export { answerList, queryOf } from './list-answer';
export { mergeBody } from './merge-body';
export { newObjectId } from './object-id';
export { idOf, resourceRoutes, type ResourceWrite } from './resource-routes';
export { seedDocuments, type SeededCollection, seedId } from './seed-documents';
export { findUnstorable } from '../storable';
