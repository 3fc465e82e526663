import type { Condition, FieldPath, Query } from './query';

/** The fields by which a query finds and sorts documents. */
export function fieldsOf({ filter, sorts }: Pick<Query, 'filter' | 'sorts'>): FieldPath[] {
  return [...conditionFields(filter), ...sorts.map(({ path }) => path)];
}

function conditionFields(condition: Condition): FieldPath[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(conditionFields);
    case 'not':
      return conditionFields(condition.of);
    case 'equals':
    case 'oneOf':
    case 'compare':
    case 'matches':
      return [condition.path];
  }
}
