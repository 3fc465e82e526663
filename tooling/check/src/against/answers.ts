import { isDeepStrictEqual } from 'node:util';
import {
  type FormPlan,
  formMigrations,
  isSameValue,
  isWithin,
  type Pointer,
  pointerOf,
  sourceOf,
} from '@signalbox/engine/core';
import type { FormMigration, JsonValue, MigrationStep } from '@signalbox/schemas';
import { noLonger, type Placed } from './compare-schemas';

export interface Move {
  from: Pointer;
  to: Pointer;
}

/** What the forms say about stored values that an earlier state did not say. */
interface NewMigrations {
  moves: Move[];
  /** All places that these migrations name. */
  places: Pointer[];
  /** Places whose values are changed, or kept with a reason. */
  changed: Pointer[];
  mapped: { pointer: Pointer; from: JsonValue }[];
}

export function newMigrations(before: readonly FormPlan[], now: readonly FormPlan[]): NewMigrations {
  const found = now.map((plan) => {
    const earlier = before.find(({ form }) => form.id === plan.form.id);
    const known = earlier ? renamings(earlier) : [];
    const renamed = renamings(plan).filter(
      ({ to, from }) => !known.some((each) => each.to === to && each.from === from),
    );
    return { renamed, steps: newSteps(earlier?.form.migrate ?? [], plan.form.migrate ?? []) };
  });
  const steps = found.flatMap((each) => each.steps);
  const moves = [...found.flatMap(({ renamed }) => renamed), ...steps.flatMap(movesOf)];
  return {
    moves: moves.map(({ from, to }) => ({ from, to: endOf(to, moves) })),
    places: [...moves.flatMap(({ from, to }) => [from, to]), ...steps.flatMap(placesOf)],
    changed: steps.flatMap((step) => ('clamp' in step ? step.clamp : 'keep' in step ? step.keep : [])),
    mapped: steps.flatMap((step) =>
      'map' in step ? step.values.map(({ from }) => ({ pointer: step.map, from })) : [],
    ),
  };
}

/**
 * A place that is gone or required is answered by any migration that names it. Values that a place no longer accepts need a step
 * that changes them there, or the reason why they are kept: a step that brings them changes nothing.
 */
export function answered<Change extends Placed>(
  change: Change,
  { places, changed, mapped }: NewMigrations,
): Change & { isAnswered: boolean } {
  const { kind, pointer, isPlace, lost } = change;
  const isAbout = (place: Pointer) => isWithin(pointer, place) || isWithin(place, pointer);
  if (kind === 'compatible' || (isPlace ? places : changed).some(isAbout)) return { ...change, isAnswered: true };
  const replaced = mapped.filter((each) => isAbout(each.pointer)).map(({ from }) => from);
  if (lost === undefined) return { ...change, isAnswered: replaced.length > 0 };
  const left = lost.filter((value) => !replaced.some((from) => isSameValue(from, value)));
  return left.length === 0 ? { ...change, isAnswered: true } : { ...change, what: noLonger(left), isAnswered: false };
}

/** Returns where a value is after all moves; a circle ends where it began. */
function endOf(place: Pointer, moves: readonly Move[]): Pointer {
  const passed = [place];
  for (;;) {
    const next = moves.find(({ from }) => from === passed.at(-1))?.to;
    if (next === undefined || passed.includes(next)) return passed.at(-1) ?? place;
    passed.push(next);
  }
}

/** The present places of renamed properties, and the earlier ones. */
function renamings(plan: FormPlan): Move[] {
  return formMigrations({ ...plan, form: { ...plan.form, migrate: [] } }).flatMap(({ version, steps }) =>
    steps.flatMap((step) => {
      const from = sourceOf(step) ?? (step.kind === 'rename' ? pointerOf([...step.path, step.from]) : undefined);
      return from === undefined ? [] : [{ to: version, from }];
    }),
  );
}

/** Steps in later entries, and those that an entry of the same version got since. */
function newSteps(before: readonly FormMigration[], now: readonly FormMigration[]): MigrationStep[] {
  return now.flatMap(({ steps }, index) =>
    steps.filter((step) => !before[index]?.steps.some((each) => isDeepStrictEqual(each, step))),
  );
}

function movesOf(step: MigrationStep): Move[] {
  if ('rename' in step) return [{ from: step.rename, to: step.to }];
  return 'move' in step ? [{ from: step.move, to: step.to }] : [];
}

function placesOf(step: MigrationStep): Pointer[] {
  if ('rename' in step) return [step.rename, step.to];
  if ('move' in step) return [step.move, step.to];
  if ('split' in step) return [step.split, ...step.to];
  if ('map' in step) return [step.map];
  return 'clamp' in step ? [step.clamp] : [step.keep];
}
