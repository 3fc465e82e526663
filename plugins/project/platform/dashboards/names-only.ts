import { fieldsOf, type Query } from '@signalbox/platform-kit';

const fields = new Set(['id', 'name', 'isDelete']);

/**
 * The query for a list of dashboards with nothing but `id` and `name`: settings name dashboards that the license closes.
 * Undefined for a query that finds or sorts them by another field, as its matches would reveal that field.
 */
export function namesOnly(query: Query): Query | undefined {
  if (fieldsOf(query).some(([name = '']) => !fields.has(name))) return undefined;
  return { ...query, project: { mode: 'only', paths: [['name']] } };
}
