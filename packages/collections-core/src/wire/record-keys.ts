/**
 * Keys of the queries of lists. A change of a record invalidates `of` its resource: pages, counts and titles are read again.
 */
export const recordKeys = {
  all: ['core/record'] as const,
  /** The models whose records the user may list. */
  models: () => [...recordKeys.of(models), 'listed'] as const,
  /** Key of what bulk changes have done. */
  bulk: () => [...recordKeys.all, 'bulk'] as const,
  /** How many devices are online. */
  online: () => [...recordKeys.all, 'online'] as const,
  /** Every answer about the records of one resource, e.g. `core/record/66f0`. */
  of: (resource: string) => [...recordKeys.all, 'of', resource] as const,
  record: (resource: string, id: string) => [...recordKeys.of(resource), 'record', id] as const,
  page: (resource: string, query: object) => [...recordKeys.of(resource), 'page', query] as const,
  count: (resource: string, filter: object) => [...recordKeys.of(resource), 'count', filter] as const,
  exactCount: (resource: string, filter: object) => [...recordKeys.of(resource), 'exact-count', filter] as const,
};

/** Key of the query of a model with its schema. */
export const modelKey = (id: string) => [...recordKeys.of(models), 'schema', id] as const;

/** Models are records too: a change of one invalidates what is known of all. */
const models = 'core/model';
