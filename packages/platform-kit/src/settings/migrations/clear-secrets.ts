import {
  type AppliedMigration,
  isWithin,
  type Pointer,
  readAt,
  type SettingMigration,
  sourceOf,
  targetsOf,
  withoutSources,
  writeAt,
} from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import type { Database } from '../../contract';
import type { FormCatalog } from '../form-catalog';
import { secretMarker, secretSlots } from '../secret-slots';
import type { PlannedMigration } from './plan-migration';

interface MigratedBody {
  body: JsonObject;
  /** What the record of each migration keeps. */
  before: Map<SettingMigration, JsonObject>;
}

/**
 * A text that is a secret at its present place goes to the table of secrets, and stays neither at its earlier place nor in the
 * record.
 */
export async function clearSecrets({
  database,
  catalog,
  project,
  planned: { body, applied },
}: {
  database: Database;
  catalog: FormCatalog;
  project: string;
  planned: Pick<PlannedMigration, 'body' | 'applied'>;
}): Promise<MigratedBody> {
  const changed = applied.flatMap(({ pointers }) => pointers);
  const slots = catalog
    .flatMap(({ secretFields }) => secretFields)
    .filter(({ pointer }) => changed.some((each) => isWithin(pointer, each) || isWithin(each, pointer)))
    .flatMap((field) => secretSlots(field, readAt(body, field.pointer)))
    .filter(({ value }) => typeof value === 'string' && value !== '');
  for (const { path, value } of slots)
    await database
      .insertInto('setting_secret')
      .values({ project, path, value: String(value) })
      .onConflict((conflict) => conflict.columns(['project', 'path']).doUpdateSet({ value: String(value) }))
      .execute();
  const marked = slots.reduce((rest, slot) => writeAt(rest, slot.pointer, secretMarker), body);
  const places = slots.map(({ pointer }) => pointer);
  const sources = applied.flatMap((each) => clearSources(each, places));
  return {
    body: withoutSources(marked, sources),
    before: new Map(applied.map((each) => [each.migration, withoutClear(each, places)])),
  };
}

/** Earlier places of texts that are secrets now. */
function clearSources({ migration }: AppliedMigration, secrets: readonly Pointer[]): Pointer[] {
  return migration.steps.flatMap((step) => {
    const isSecret = targetsOf(step).some((to) => secrets.some((secret) => isWithin(secret, to)));
    const source = sourceOf(step);
    return isSecret && source !== undefined ? [source] : [];
  });
}

function withoutClear(applied: AppliedMigration, secrets: readonly Pointer[]): JsonObject {
  const hidden = [...secrets, ...clearSources(applied, secrets)];
  return Object.fromEntries(
    Object.entries(applied.before).filter(([pointer]) => !hidden.some((secret) => isWithin(secret, pointer))),
  );
}
