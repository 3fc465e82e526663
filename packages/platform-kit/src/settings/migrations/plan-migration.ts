import {
  type AppliedMigration,
  isSameValue,
  isWithin,
  migrateSettings,
  type PlannedStep,
  type Pointer,
  readAt,
  type SettingMigration,
  sourceOf,
  targetsOf,
  withoutSources,
  writeAt,
} from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { FormCatalog } from '../form-catalog';

/** A migration that was applied to the settings of a project. */
export interface MigrationRecord {
  form: string;
  /** See `SettingMigration`. */
  version: string;
  /** The fields that it changed. */
  pointers: Pointer[];
  /** The values that were stored at these fields and at the earlier places before, by pointer. */
  before: JsonObject;
  at: Date;
  /** When the values at the earlier places were removed. */
  finished_at: Date | null;
}

export interface PlannedMigration {
  body: JsonObject;
  applied: AppliedMigration[];
  /** The records of applied migrations that only made steps which they did not make before. */
  continued: ReadonlyMap<SettingMigration, MigrationRecord>;
  /** Recorded migrations whose earlier places are removed now. */
  finished: MigrationRecord[];
  /** Moves that the forms take back. Nothing stays at `to` but what moves there again. */
  undone: UndoneMove[];
  /** Their records, as far as the forms no longer have the migrations. */
  ended: MigrationRecord[];
  /** Everything that changes in the body. */
  pointers: Pointer[];
  /** Places whose values moved. */
  moves: { from: Pointer; to: Pointer }[];
  droppedSources: Pointer[];
}

interface MigrationsToPlan {
  catalog: FormCatalog;
  records: readonly MigrationRecord[];
  stored: JsonObject;
  /** Changes that no migration made, at least those since the records. */
  saves: readonly Save[];
  at: Date;
}

export interface Save {
  pointers: Pointer[];
  at: Date;
}

export interface UndoneMove {
  /** Where the values were before. */
  to: Pointer;
  record: MigrationRecord;
}

/** How long values stay at their earlier places too, where servers of the previous version read them. */
const overlapMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Plans what a start does with the settings of one project: makes each step of a migration once, makes them again where a
 * server of the previous version changed the earlier value since, and removes earlier values after the overlap.
 */
export function planMigration({ catalog, records, stored, saves, at }: MigrationsToPlan): PlannedMigration {
  const migrations = catalog.flatMap((form) => form.migrations);
  const recordOf = (migration: SettingMigration) =>
    records.find(({ form, version }) => form === migration.form && version === migration.version);
  const late = migrations.filter((migration) => isLate(stored, migration, recordOf(migration)));
  const pendingSteps = migrations.flatMap((migration) => {
    const record = recordOf(migration);
    return record === undefined ? migration.steps : migration.steps.filter((step) => !isMade(step, record));
  });
  const targets = new Set(migrations.flatMap(({ steps }) => steps.flatMap(targetsOf)));
  const undone = undoneMoves({ steps: pendingSteps, targets, records, stored, saves });
  const known = new Set(migrations.map(recordOf));
  // Other targets of these migrations have values of their own.
  const reopened = [
    ...late.flatMap((migration) => movesOf(migration, recordOf(migration)?.pointers ?? [])),
    ...undone,
  ].reduce((body, { to }) => writeAt(body, to, undefined), stored);
  const continued = new Map<SettingMigration, MigrationRecord>();
  const pending = migrations.map((migration) => {
    const record = recordOf(migration);
    if (record === undefined || late.includes(migration)) return migration;
    const rest = { ...migration, steps: migration.steps.filter((step) => !isMade(step, record)) };
    continued.set(rest, record);
    return rest;
  });
  const migrated = migrateSettings({ migrations: pending, settings: reopened, keepsSources: true });
  const due = migrations.flatMap((migration) => {
    const record = recordOf(migration);
    const isDue = record?.finished_at === null && at.getTime() - record.at.getTime() >= overlapMilliseconds;
    return record && isDue && !late.includes(migration) ? [{ migration, record }] : [];
  });
  // Values of further steps stay at their earlier places for the overlap too.
  const started = new Set(migrated.applied.map(({ migration }) => continued.get(migration)));
  const droppedSources = due.flatMap(({ migration, record }) => movesOf(migration, record.pointers)).map(sourceOfMove);
  const body = withoutSources(migrated.settings, droppedSources);
  const copies = undone.map(({ to }) => to);
  const places = [...migrated.applied.flatMap(({ pointers }) => pointers), ...copies, ...droppedSources];
  return {
    body,
    applied: migrated.applied,
    continued,
    finished: due.map(({ record }) => record).filter((record) => !started.has(record)),
    undone,
    ended: [...new Set(undone.map(({ record }) => record))].filter((record) => !known.has(record)),
    pointers: [...new Set(places)].filter((place) => !isSameValue(readAt(stored, place), readAt(body, place))),
    moves: migrated.applied.flatMap(({ migration, pointers }) => movesOf(migration, pointers)),
    droppedSources,
  };
}

/**
 * Moves back to where a step that the forms no longer have took the values from. What it left there is a copy for servers of the
 * previous version, so it does not stand in the way of the present value, and is not used if that was removed since.
 * `targets`: where the forms move values to.
 */
function undoneMoves({
  steps,
  targets,
  records,
  stored,
  saves,
}: Pick<MigrationsToPlan, 'records' | 'stored' | 'saves'> & {
  steps: readonly PlannedStep[];
  targets: ReadonlySet<Pointer>;
}): UndoneMove[] {
  return records.flatMap((record) => {
    const { pointers, before } = record;
    const isBack = (step: PlannedStep) => {
      const from = sourceOf(step);
      return from !== undefined && pointers.includes(from) && !targets.has(from);
    };
    const changed = saves.filter((save) => save.at > record.at).flatMap((save) => save.pointers);
    const isSaved = (to: Pointer) => changed.some((each) => isWithin(each, to) || isWithin(to, each));
    const isCopy = (to: Pointer) => {
      const kept = readAt(stored, to);
      if (kept === undefined) return true;
      return record.finished_at === null && isSameValue(kept, before[to]) && !isSaved(to);
    };
    return steps
      .filter(isBack)
      .flatMap(targetsOf)
      .filter((to) => before[to] !== undefined && !pointers.includes(to) && isCopy(to))
      .map((to) => ({ to, record }));
  });
}

/**
 * True for a move that the record has: what was removed since does not return. An entry may get further steps until the
 * version is released, or the tab is published again. All other steps change only what the schema rejects.
 */
function isMade(step: PlannedStep, { pointers }: MigrationRecord): boolean {
  return sourceOf(step) !== undefined && targetsOf(step).some((to) => pointers.includes(to));
}

/**
 * True when a server of the previous version changed an earlier value after the migration, and this version did not change the
 * present one.
 */
function isLate(stored: JsonObject, migration: SettingMigration, record: MigrationRecord | undefined): boolean {
  if (record === undefined || record.finished_at !== null) return false;
  const moves = movesOf(migration, record.pointers);
  const isChanged = (pointer: Pointer) => {
    const value = readAt(stored, pointer);
    return value !== undefined && !isSameValue(value, record.before[pointer]);
  };
  if (!moves.map(sourceOfMove).some(isChanged)) return false;
  const first = Object.entries(record.before).reduce(
    (body, [pointer, value]: [Pointer, JsonValue]) => writeAt(body, pointer, value),
    {} as JsonObject,
  );
  const made = migrateSettings({ migrations: [migration], settings: first, keepsSources: true }).settings;
  return moves.every(({ to }) => isSameValue(readAt(stored, to), readAt(made, to)));
}

/** The moves of a migration that were made, as far as `pointers` shows. */
function movesOf(migration: SettingMigration, pointers: readonly Pointer[]): { from: Pointer; to: Pointer }[] {
  return migration.steps.flatMap((step) => {
    const from = sourceOf(step);
    return from === undefined
      ? []
      : targetsOf(step)
          .filter((to) => pointers.includes(to))
          .map((to) => ({ from, to }));
  });
}

function sourceOfMove({ from }: { from: Pointer }): Pointer {
  return from;
}
