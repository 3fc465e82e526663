import { textFor } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type Holder, recordsOf, type ReferenceDatabase } from '../references/reference-tables';
import { formOfSetting } from './form-of-setting';
import { pageTitles } from './page-titles';
import { placeKey, recordTitles } from './record-titles';

interface NamedUse {
  /** Id of the record, the settings form or the language pack. */
  id: string;
  /** In the sender's language. */
  titles: string[];
}

/** Names of uses, in their order: of a page and of those above it, or of a record. */
export async function useTitles(
  { database, settings, request }: { database: ReferenceDatabase; settings: JsonObject; request: FastifyRequest },
  uses: readonly (Holder & { pointer: string })[],
): Promise<NamedUse[]> {
  const textOf = (value: JsonValue | undefined) =>
    textFor({ value, acceptLanguage: request.headers['accept-language'], settings });
  const records = await namesOfRecords(database, uses);
  const ofModels = await recordTitles(database, uses, request.viewer);
  const bodies = await settingsOf(database, uses);
  return uses.map((use) => {
    switch (use.source) {
      case 'document': {
        const title = textOf(records.get(recordKey(use))) || (ofModels.get(placeKey(use)) ?? '');
        return { id: use.holder, titles: title.trim() === '' ? [] : [title] };
      }
      case 'languagePack':
        return { id: use.holder, titles: [] };
      case 'setting': {
        const form = formOfSetting(use.pointer);
        const body = bodies.get(use.project) ?? {};
        const titles = form ? pageTitles({ form, pointer: use.pointer, settings: body }) : [];
        return { id: form?.id ?? '', titles: titles.map(textOf) };
      }
    }
  });
}

async function namesOfRecords(database: ReferenceDatabase, uses: readonly Holder[]) {
  const documents = uses.filter(({ source }) => source === 'document');
  const { rows } = await sql<Omit<Holder, 'source'> & { name: JsonValue }>`
    select project, collection, id as holder,
      coalesce(nullif(body->'name', '""'), body->'title', body->'username', 'null') as name
    from document where (project, collection, id) in (
      select project, collection, holder
      from ${recordsOf(documents)} wanted(project text, collection text, holder text))`.execute(database);
  return new Map(rows.map((row) => [recordKey(row), row.name]));
}

function recordKey({ project, collection, holder }: Omit<Holder, 'source'>): string {
  return JSON.stringify([project, collection, holder]);
}

async function settingsOf(database: ReferenceDatabase, uses: readonly Holder[]): Promise<Map<string, JsonObject>> {
  const projects = uses.filter(({ source }) => source === 'setting').map(({ project }) => project);
  if (projects.length === 0) return new Map();
  const rows = await database
    .selectFrom('setting')
    .select(['project', 'body'])
    .where('project', 'in', [...new Set(projects)])
    .execute();
  return new Map(rows.map(({ project, body }) => [project, body]));
}
