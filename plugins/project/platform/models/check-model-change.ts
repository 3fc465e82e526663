import { PlatformError } from '@signalbox/api';
import { recordForm, type RecordWrite } from '@signalbox/collections-platform';
import { readAt } from '@signalbox/engine/core';
import { jsonb, plainQuery, type PlatformKit, projectDocument, rejectGrants, textFor } from '@signalbox/platform-kit';
import { guardChange } from '@signalbox/schemas/guard-change';
import { type JsonObject, objectOf } from '@signalbox/schemas/json';
import { type RawBuilder, sql } from 'kysely';
import { projectErrors } from '../../shared/errors';
import { modelChangeQueryEntity } from '../../shared/generated/entities';

/**
 * Lets a change of a model show nothing that it hid. A user needs each permission key that is added, removed or replaced.
 * Stored values of columns that lose `writeOnly` are deleted, after a question. Throws `forbidden`, `secretsStored` or `modelTooLarge`.
 */
export async function checkModelChange({ clock }: PlatformKit, write: RecordWrite): Promise<void> {
  const { request, viewer, before, after } = write;
  if (before === undefined) return;
  const change = guardChange(before, after);
  if (change === undefined)
    throw new PlatformError(projectErrors.modelTooLarge, { field: 'custom', pointer: '/custom' });
  // A model that is gone opens nothing: no request adds another one with its id.
  if (after !== undefined) rejectGrants(viewer, { before: change.keys, after: [] });
  if (change.lost.length === 0) return;
  const records = recordsWith(write, change.lost);
  if (!request || plainQuery(request, modelChangeQueryEntity).force !== 'true') {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count ${records}`.execute(write.database);
    const count = rows[0]?.count ?? 0;
    if (count === 0) return;
    const fields = (await titlesOf(write, change.lost)).join(', ');
    throw new PlatformError(projectErrors.secretsStored, {
      field: 'custom',
      pointer: `/custom/schema/properties/${change.lost[0]?.join('/properties/')}`,
      params: { count, fields },
    });
  }
  await dropValues(write, { records, lost: change.lost, now: new Date(clock.now()) });
}

/**
 * Rejects a schema that takes no records, unless the stored one takes none either, and a pattern that the first use of the model
 * would reject. Throws `formNotSupported` with the pointer of the schema, and `tooManyRequests`.
 */
export async function checkSchema(
  { forms }: PlatformKit,
  { viewer, before, after }: Pick<RecordWrite, 'viewer' | 'before' | 'after'>,
): Promise<void> {
  const schemaOf = (model: JsonObject | undefined) => objectOf(objectOf(model?.['custom'])['schema']);
  const form = recordForm(after?.['custom']);
  try {
    await forms.checkPatterns({ schema: schemaOf(after), before: schemaOf(before) }, viewer.userId);
    await forms.checkSchema({ form, ...(before && { before: recordForm(before['custom']) }) });
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.is('formNotSupported')) throw error;
    throw new PlatformError('formNotSupported', { ...error.options, pointer: '/custom/schema' });
  }
}

/** The records of the model with a value at one of the paths, also inside of lists. */
function recordsWith({ project, id }: RecordWrite, paths: readonly string[][]): RawBuilder<unknown> {
  const found = paths.map(
    (path) => `$.values.${path.map((name) => JSON.stringify(name)).join('.')} ? (@.type() != "null")`,
  );
  return sql`from document where project = ${project} and collection = 'table_data'
    and body @> ${JSON.stringify({ model: id })}::jsonb
    and exists (select from unnest(${found}::text[]) stored where body @? stored::jsonpath)`;
}

async function dropValues(
  { project, database }: RecordWrite,
  { records, lost, now }: { records: RawBuilder<unknown>; lost: string[][]; now: Date },
): Promise<void> {
  for (let rows: { id: string; body: JsonObject }[] = []; ;) {
    const last = rows.at(-1)?.id ?? '';
    const page = sql<
      (typeof rows)[0]
    >`select id, body ${records} and id > ${last} order by id limit ${batchSize} for update`;
    ({ rows } = await page.execute(database));
    for (const { id, body } of rows) {
      const values = projectDocument(objectOf(body['values']), { mode: 'without', paths: lost });
      await sql`update document set body = ${jsonb({ ...body, values })}, updated_at = ${now}
        where project = ${project} and collection = 'table_data' and id = ${id}`.execute(database);
    }
    if (rows.length < batchSize) return;
  }
}

/** A record may have megabytes. */
const batchSize = 100;

/** In the language of the request. */
async function titlesOf(
  { request, project, database, before }: RecordWrite,
  paths: readonly string[][],
): Promise<string[]> {
  const { body: settings = {} } =
    (await database.selectFrom('setting').select('body').where('project', '=', project).executeTakeFirst()) ?? {};
  const acceptLanguage = request?.headers['accept-language'];
  return paths.map((path) => {
    const value = readAt(before, `/custom/schema/properties/${path.join('/properties/')}/title`);
    return textFor({ value, acceptLanguage, settings }) || path.join('.');
  });
}
