import { PlatformError } from '@signalbox/api';
import { pointerOf, readAt, writeAt } from '@signalbox/engine/core';
import type { Database } from '@signalbox/platform-kit';
import { type JsonObject, type JsonValue, stringsOf } from '@signalbox/schemas/json';
import { sql } from 'kysely';
import type { ColumnViewer } from '@signalbox/schemas/guarded-columns';
import { titleProperty } from '@signalbox/schemas/title-property';
import { mayUse } from '../../query/may-use';
import { recordTitle } from '../../records/record-title';
import type { FindModel } from '../../query/record-model';
import { textSql, valueSql } from '../../query/value-sql';
import type { ExportColumn } from './export-column';

interface TitleDeps {
  database: Database;
  findModel: FindModel;
  project: string;
  viewer: ColumnViewer;
}

/** The records with titles instead of the ids of other records, as far as the viewer may see those. */
export async function* withTitles(
  pages: AsyncIterable<JsonObject[]>,
  columns: readonly ExportColumn[],
  deps: TitleDeps,
): AsyncGenerator<JsonObject[]> {
  const references = columns.filter(({ reference }) => reference !== undefined);
  for await (const page of pages) {
    let titled = page;
    for (const { path, reference = '' } of references) {
      const at = pointerOf(path);
      const ids = titled.flatMap((record) => stringsOf([readAt(record, at) ?? []].flat()));
      const titles = await titlesOf(deps, reference, [...new Set(ids)]);
      if (titles.size === 0) continue;
      const titleOf = (id: JsonValue) => titles.get(String(id)) ?? id;
      titled = titled.map((record) => {
        const value = readAt(record, at);
        return value === undefined
          ? record
          : writeAt(record, at, Array.isArray(value) ? value.map(titleOf) : titleOf(value));
      });
    }
    yield titled;
  }
}

async function titlesOf(
  { database, findModel, project, viewer }: TitleDeps,
  reference: string,
  ids: string[],
): Promise<ReadonlyMap<string, string>> {
  const model = await findModel(project, reference).catch((error: unknown) => {
    if (!(error instanceof PlatformError)) throw error;
  });
  const maySee = model && mayUse(model, viewer, 'view');
  const property = maySee ? titleProperty(model, viewer) : undefined;
  if (!model || property === undefined || ids.length === 0) return new Map();
  const place = [...model.root, property];
  const title = sql`jsonb_build_object(${property}::text, left(${textSql({ place })}, ${maxCharacters}))`;
  // A hook may make the title of the complete record.
  const values = model.hooks?.present ? valueSql({ place: model.root }) : title;
  const { rows } = await sql<{ id: string; values: JsonObject }>`
    select document.id, ${values} as "values" from ${model.from}
    where jsonb_typeof(${valueSql({ place })}) = 'string' and ${model.scope} and document.id = any(${ids}::text[])`.execute(
    database,
  );
  return new Map(
    rows.flatMap((row) => {
      const shown = recordTitle(model, viewer, row);
      return shown === undefined ? [] : [[row.id, shown.slice(0, maxCharacters)] as const];
    }),
  );
}

const maxCharacters = 200;
