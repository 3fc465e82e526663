import type { Viewer } from '@signalbox/platform-kit';
import { guardedColumns } from '@signalbox/schemas/guarded-columns';
import { isJsonObject, type JsonValue } from '@signalbox/schemas/json';
import { titleProperty } from '@signalbox/schemas/title-property';
import { sql } from 'kysely';
import { type Holder, recordsOf, type ReferenceDatabase } from '../references/reference-tables';

type Place = Pick<Holder, 'project' | 'holder'>;

interface FoundRecord extends Place {
  /** Schema of its model. */
  schema: JsonValue;
  uiSchema: JsonValue;
}

/**
 * The titles of records of models, as their lists show them. Keys are those of `placeKey`. Empty for all but super users: other
 * users do not see which of these records use a file.
 */
export async function recordTitles(
  database: ReferenceDatabase,
  uses: readonly Holder[],
  viewer: Viewer | undefined,
): Promise<ReadonlyMap<string, string>> {
  const places = uses.filter(({ source, collection }) => source === 'document' && collection === recordCollection);
  if (viewer?.isSuper !== true || places.length === 0) return new Map();
  const wanted = (await modelsOf(database, places)).flatMap((record) => {
    const column = titleColumn(record, viewer);
    return column === undefined ? [] : [{ project: record.project, holder: record.holder, column }];
  });
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<Place & { title: string }>`
    select document.project, document.id as holder, left(body -> 'values' ->> "column", ${maxCharacters}) as title
    from ${recordsOf(wanted)} wanted(project text, holder text, "column" text)
      join document on document.project = wanted.project and collection = ${recordCollection} and id = wanted.holder
    where jsonb_typeof(body -> 'values' -> "column") = 'string'`.execute(database);
  return new Map(rows.map(({ title, ...place }) => [placeKey(place), title]));
}

export function placeKey({ project, holder }: Place): string {
  return JSON.stringify([project, holder]);
}

async function modelsOf(database: ReferenceDatabase, places: readonly Place[]): Promise<FoundRecord[]> {
  const { rows } = await sql<FoundRecord>`
    select record.project, record.id as holder,
      model.body #> '{custom,schema}' as schema, model.body #> '{custom,uiSchema}' as "uiSchema"
    from document record join document model
      on model.project = record.project and model.collection = 'model' and model.id = record.body ->> 'model'
    where record.collection = ${recordCollection} and (record.project, record.id) in (
      select project, holder from ${recordsOf(places)} wanted(project text, holder text))
  `.execute(database);
  return rows;
}

function titleColumn({ schema, uiSchema }: FoundRecord, viewer: Viewer): string | undefined {
  const guarded = isJsonObject(schema) ? guardedColumns(schema) : undefined;
  if (!isJsonObject(schema) || guarded === undefined) return undefined;
  return titleProperty({ schema, uiSchema: isJsonObject(uiSchema) ? uiSchema : {}, guarded }, viewer);
}

const recordCollection = 'table_data';
const maxCharacters = 200;
