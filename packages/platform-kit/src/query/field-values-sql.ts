import { sql, type RawBuilder } from 'kysely';
import type { FieldPath } from './query';

/** The row's value of a complete first key: the `id` column, or a property of the body; SQL NULL if it is missing. */
export function rootValue(key: string): RawBuilder<unknown> {
  return key === 'id' ? sql`to_jsonb(document.id)` : sql`document.body -> ${key}::text`;
}

/**
 * True when `test` is true of at least one value that `path` reaches, as in Mongo: an array on the way stands for its
 * objects (and, with a number in the path, for the element of that index), an array at the end for itself and for its elements.
 * The tested value is `reached.v`; SQL NULL stands for a missing field.
 */
export function someValue(path: FieldPath, test: RawBuilder<boolean>): RawBuilder<boolean> {
  const [first = '', ...rest] = path;
  const steps = rest.map((key, index) => sql` cross join lateral ${step(index, key)} as ${sql.id(`s${index + 1}`)}(v)`);
  const last = sql.ref(`s${rest.length}.v`);
  const elements = sql`select e.v from jsonb_array_elements(case when jsonb_typeof(${last}) = 'array' then ${last} else '[]' end) as e(v)`;
  return sql<boolean>`exists (select 1 from (select ${rootValue(first)}) as s0(v)${concat(steps)} cross join lateral (select ${last} union all ${elements}) as reached(v) where ${test})`;
}

/** The values at `key` in the value of step `index`. Only objects have such a field. */
function step(index: number, key: string): RawBuilder<unknown> {
  const value = sql.ref(`s${index}.v`);
  const ofItself = sql`select case when jsonb_typeof(${value}) = 'object' then ${value} -> ${key}::text end where jsonb_typeof(${value}) is distinct from 'array'`;
  const list = sql`case when jsonb_typeof(${value}) = 'array' then ${value} else '[]' end`;
  const ofElements = sql`select e.v -> ${key}::text from jsonb_array_elements(${list}) as e(v) where jsonb_typeof(e.v) = 'object'`;
  const branches = [ofItself, ofElements];
  if (/^(0|[1-9]\d{0,8})$/.test(key)) {
    branches.push(
      sql`select ${value} -> ${Number(key)}::int where jsonb_typeof(${value}) = 'array' and ${value} -> ${Number(key)}::int is not null`,
    );
  }
  return sql`(${sql.join(branches, sql` union all `)})`;
}

function concat(parts: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return parts.length === 0 ? sql`` : sql.join(parts, sql``);
}
