export { createClientQueries } from './client-queries';
export { filterSql } from './filter-sql';
export { malformedQuery } from './malformed-query';
export { parseFilter } from './parse-filter';
export { parseQuery, parseQueryObject, readQuery } from './parse-query';
export { projectDocument } from './project-document';
export { fieldsOf } from './fields-of';
export { type Condition, type Query } from './query';
export { requestOwner } from './request-owner';
