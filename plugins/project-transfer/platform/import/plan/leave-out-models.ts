import { PlatformError } from '@signalbox/api';
import { recordForm } from '@signalbox/collections-platform';
import type { PlatformKit, Viewer } from '@signalbox/platform-kit';
import { stageTable } from '@signalbox/project-data';
import { type JsonObject, objectOf } from '@signalbox/schemas/json';
import type { PoolClient } from 'pg';

interface StagedModels {
  client: PoolClient;
  kit: Pick<PlatformKit, 'forms'>;
  project: string;
  viewer: Viewer;
}

/** Leaves out staged models with a schema that their routes would reject. Call it before anything is locked: it starts threads. */
export async function leaveOutModels({ client, kit, project, viewer }: StagedModels): Promise<void> {
  const { rows: models } = await client.query<{ id: string; before: JsonObject | null; custom: JsonObject }>(
    `select staged.id, existing.body -> 'custom' as before, staged.body -> 'custom' as custom
     from ${stageTable('model')} staged
     left join document existing on project = $1 and collection = 'model' and existing.id = staged.id
     where existing.body is distinct from staged.body and jsonb_typeof(staged.body #> '{custom,schema}') = 'object'`,
    [project],
  );
  const errorOf = async (check: Promise<void>) => {
    try {
      return void (await check);
    } catch (error) {
      if (!(error instanceof PlatformError && error.errorName === 'formNotSupported')) throw error;
      const { params: { pattern = '', ...params } = {}, place = [] } = error.options;
      const shown = String(pattern).slice(0, 200);
      return { pointer: '/custom', keyword: 'form', params: { ...params, pattern: shown }, title: place.at(-1) };
    }
  };
  const slowIn = (schema: JsonObject, before: JsonObject = {}) =>
    errorOf(kit.forms.checkPatterns({ schema, before }, viewer.userId));
  const schemaOf = (custom: JsonObject | null) => objectOf(custom?.['schema']);
  // One thread for all, as most archives have no such pattern.
  const all = { properties: Object.fromEntries(models.map(({ id, custom }) => [id, schemaOf(custom)])) };
  const areFast = (await slowIn(all)) === undefined;
  for (const { id, custom, before } of models) {
    const slow = areFast ? undefined : await slowIn(schemaOf(custom), schemaOf(before));
    const forms = { form: recordForm(custom), ...(before && { before: recordForm(before) }) };
    const error = slow ?? (await errorOf(kit.forms.checkSchema(forms)));
    if (error)
      await client.query(`update ${stageTable('model')} set error = coalesce(error, $1) where id = $2`, [error, id]);
  }
}
