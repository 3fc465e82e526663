import { PlatformError } from '@signalbox/api';
import type { PlatformKit, Viewer } from '@signalbox/platform-kit';
import { stageTable } from '@signalbox/project-data';
import type { JsonObject } from '@signalbox/schemas/json';
import type { PoolClient } from 'pg';

interface StagedModels {
  client: PoolClient;
  kit: Pick<PlatformKit, 'forms'>;
  project: string;
  viewer: Viewer;
}

/** Leaves out staged models with a pattern that their routes would reject. Call it before anything is locked: it starts threads. */
export async function leaveOutSlow({ client, kit, project, viewer }: StagedModels): Promise<void> {
  const { rows: models } = await client.query<{ id: string; before: JsonObject; schema: JsonObject }>(
    `select staged.id, existing.body #> '{custom,schema}' as before, staged.body #> '{custom,schema}' as schema
     from ${stageTable('model')} staged
     left join document existing on project = $1 and collection = 'model' and existing.id = staged.id
     where existing.body is distinct from staged.body and jsonb_typeof(staged.body #> '{custom,schema}') = 'object'`,
    [project],
  );
  const errorOf = async (schema: JsonObject, before: JsonObject | null) => {
    try {
      return void (await kit.forms.checkPatterns({ schema, before: before ?? {} }, viewer.userId));
    } catch (error) {
      if (!(error instanceof PlatformError && error.errorName === 'formNotSupported')) throw error;
      const { params: { pattern = '', ...params } = {}, place = [] } = error.options;
      const shown = String(pattern).slice(0, 200);
      return { pointer: '/custom', keyword: 'form', params: { ...params, pattern: shown }, title: place.at(-1) };
    }
  };
  // One thread for all, as most archives have no such pattern.
  const all = { properties: Object.fromEntries(models.map(({ id, schema }) => [id, schema])) };
  if ((await errorOf(all, null)) === undefined) return;
  for (const { id, schema, before } of models) {
    const error = await errorOf(schema, before);
    if (error)
      await client.query(`update ${stageTable('model')} set error = coalesce(error, $1) where id = $2`, [error, id]);
  }
}
