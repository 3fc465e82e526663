export { createClientQueries } from './client-queries';
export { parseQuery } from './parse-query';
export { type Condition, defaultQuery, everything, type Query } from './query';
export { queryLimits } from './query-limits';
export { requestOwner } from './request-owner';
