export { CollectionPage } from './page/collection-page';
export { declaredPage } from './declared/declared-page';
export type { Collection } from './common/collection';
export { modelSchemaQuery, modelsQuery, recordResource } from './common/model-queries';
