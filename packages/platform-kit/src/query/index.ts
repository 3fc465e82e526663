export { createClientQueries } from './client-queries';
export { parseQuery } from './parse-query';
export { type Condition } from './query';
export { requestOwner } from './request-owner';
