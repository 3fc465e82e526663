export { createClientQueries } from './client-queries';
export { parseQuery } from './parse-query';
export { fieldsOf } from './fields-of';
export { type Condition, type Query } from './query';
export { requestOwner } from './request-owner';
