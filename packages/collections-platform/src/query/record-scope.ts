import { type RawBuilder, sql } from 'kysely';
import { modelSql } from './value-sql';

/** The data module of records: backups, restores and project transfers carry it. */
export const recordCollection = 'table_data';

/** SQL that is true for the rows of `document` that are records of a model. The indexes of records have the same conditions. */
export function modelScope({ project, id }: { project: string; id: string }): RawBuilder<boolean> {
  const isRecord = sql<boolean>`document.collection = ${sql.lit(recordCollection)}`;
  return sql<boolean>`(document.project = ${project} and ${isRecord} and ${modelSql} = ${id})`;
}
