import type { ClientQueries, Database, TaskOwner } from '@signalbox/platform-kit';
import type { RawBuilder } from 'kysely';

export interface RecordsSource {
  database: Database;
  queries: ClientQueries;
}

/** Runs a statement that a client shaped: in the user's turn, with a time limit. Throws as `ClientQueries.run` does. */
export function runQuery<Row extends object>(
  { database, queries }: RecordsSource,
  statement: RawBuilder<unknown>,
  owner: TaskOwner,
): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(database);
  return queries.run<Row>(owner, { text, values: [...parameters] });
}
