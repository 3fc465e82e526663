import { isWithin, type Pointer, readAt, sourceOf, targetsOf, withoutSources, writeAt } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import type { Database } from '../../contract';
import type { FormCatalog } from '../form-catalog';
import { secretMarker, secretSlots } from '../secret-slots';
import type { PlannedMigration } from './plan-migration';

interface ClearedSecrets {
  body: JsonObject;
  /** Where the texts are or were, all earlier places included. */
  places: Pointer[];
}

/**
 * A text that is a secret at its present place goes to the table of secrets, and stays neither at an earlier place nor in a
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
}): Promise<ClearedSecrets> {
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
  const earlier = earlierPlaces(places, catalog);
  return { body: withoutSources(marked, earlier), places: [...places, ...earlier] };
}

/** Returns where values were before all migrations that brought them to these places. */
function earlierPlaces(places: readonly Pointer[], catalog: FormCatalog): Pointer[] {
  const steps = catalog.flatMap(({ migrations }) => migrations).flatMap((migration) => migration.steps);
  const found = new Set<Pointer>();
  let present = places;
  while (present.length > 0) {
    const sources = steps
      .filter((step) => targetsOf(step).some((to) => present.some((place) => isWithin(place, to))))
      .flatMap((step) => sourceOf(step) ?? []);
    present = sources.filter((source) => !found.has(source));
    for (const source of present) found.add(source);
  }
  return [...found];
}

/** Returns the values before a migration that its record keeps: those outside of `places`. */
export function withoutPlaces(before: JsonObject, places: readonly Pointer[]): JsonObject {
  return Object.fromEntries(
    Object.entries(before).filter(([at]) => !places.some((place) => isWithin(place, at) || isWithin(at, place))),
  );
}
