/**
 * Keys of the queries of lists. A change of a record invalidates `ofModel`: pages, counts and titles are read again.
 * Models are named by their ids.
 */
export const recordKeys = {
  all: ['core/record'] as const,
  models: () => [...recordKeys.all, 'models'] as const,
  /** Key of what bulk changes have done. */
  bulk: () => [...recordKeys.all, 'bulk'] as const,
  /** How many devices are online. */
  online: () => [...recordKeys.all, 'online'] as const,
  /** Every answer about the records of one model. */
  ofModel: (model: string) => [...recordKeys.all, 'of', model] as const,
  record: (model: string, id: string) => [...recordKeys.ofModel(model), 'record', id] as const,
  page: (model: string, query: object) => [...recordKeys.ofModel(model), 'page', query] as const,
  count: (model: string, filter: object) => [...recordKeys.ofModel(model), 'count', filter] as const,
  exactCount: (model: string, filter: object) => [...recordKeys.ofModel(model), 'exact-count', filter] as const,
};

/** Key of the query of a model with its schema. */
export const modelKey = (id: string) => ['core/model', id] as const;
