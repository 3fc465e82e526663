import { sha256Hex } from '@signalbox/platform-kit';
import { type RawBuilder, sql } from 'kysely';
import { escapeLiteral } from 'pg';
import { directionSql } from '../query/record-order';
import { recordCollection } from '../query/record-scope';
import { modelSql, type NameSql, sortValueSql, textSql } from '../query/value-sql';
import { type IndexKey, type IndexSpec, specName } from './index-spec';
import type { WantedIndex } from './wanted-indexes';

/** Definitions cannot have parameters. */
const asLiteral: NameSql = (name) => sql.raw(`${escapeLiteral(name)}::text`);

/** The name of the index, the same on every server. */
export function indexName({ project, model, spec }: WantedIndex): string {
  return `${indexPrefix}${digest(JSON.stringify([project, model, specName(spec), indexVersion]))}`;
}
/** Raised with each change of `sortValueSql`: an index or statistics of another expression serve no list. */
const indexVersion = 2;
export const indexPrefix = 'record_values_';

export function createIndexSql(wanted: WantedIndex): RawBuilder<unknown> {
  const { project, model, spec } = wanted;
  return sql`create index concurrently ${sql.ref(indexName(wanted))} on document ${entriesSql(spec)}
    where project = ${asLiteral(project)} and collection = ${asLiteral(recordCollection)} and ${modelSql} = ${asLiteral(model)}`;
}

function entriesSql(spec: IndexSpec): RawBuilder<unknown> {
  if (spec[0]?.isPart === true) return sql`using gin (${keySql(spec[0])} gin_trgm_ops)`;
  const keys = spec.map((key) => sql`${keySql(key)} ${directionSql(key, key.direction)}`);
  // The id has the direction of the last key, as in the order of a list.
  return sql`(${sql.join(keys)}, id ${directionSql({ type: 'id' }, spec.at(-1)?.direction ?? 'asc')})`;
}

function keySql({ path, type, isPart }: StatisticsKey): RawBuilder<unknown> {
  const column = { place: ['values', ...path], type };
  return isPart ? textSql(column, asLiteral) : sortValueSql(column, asLiteral);
}

/** Statistics of each key, for the planner: it does not use those of an index on a part of the rows. */
export function createStatisticsSql(spec: IndexSpec): RawBuilder<unknown>[] {
  return spec.map(
    (key) => sql`create statistics if not exists ${sql.ref(statisticsName(key))} on ${keySql(key)} from document`,
  );
}

type StatisticsKey = Pick<IndexKey, 'path' | 'type' | 'isPart'>;

/** The statistics of a column of that name, of all models together. */
export function statisticsName({ path, type, isPart }: StatisticsKey): string {
  return `${indexPrefix}${digest(JSON.stringify([path, isPart ? 'part' : type, indexVersion]))}`;
}

function digest(text: string): string {
  return sha256Hex(text).slice(0, 24);
}
