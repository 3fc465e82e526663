import {
  fieldOfPlace,
  formMigrations,
  isSameValue,
  pathOf,
  pointerOf,
  renamedProperties,
  schemaOfPlace,
} from '@signalbox/engine/core';
import type { JsonSchema, MigrationStep } from '@signalbox/schemas';
import { canCompile } from '../check-strict';
import { ajv } from '../shared-ajv';
import { errorAt } from '../source-file';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { Reported, ValidationError } from '../validation-error';
import { isSetting, type MigratedForm, parentOf } from './migrated-form';
import { shapeErrors, sourceOfStep } from './step-shape';

type Report = (key: string, reported: Reported) => ValidationError;
type Step<Key extends string> = Extract<MigrationStep, Record<Key, unknown>>;
type Checked<Key extends string> = { step: Step<Key>; report: Report; migrated: MigratedForm };

/** The errors of all steps of a form, each at the key that has to change. */
export function stepErrors(migrated: MigratedForm): ValidationError[] {
  const { source, definition } = migrated.form;
  const entries = (definition.migrate ?? []).flatMap(({ steps }, entry) =>
    steps.map((step, index) => ({ step, at: `/migrate/${entry}/steps/${index}` })),
  );
  return entries.flatMap(({ step, at }, index) => {
    const report: Report = (key, reported) => errorAt(source, key === '' ? at : `${at}/${key}`, reported);
    const misshapen = shapeErrors(step).map(({ key, ...reported }) => report(key, reported));
    if (misshapen.length > 0) return misshapen;
    const from = sourceOfStep(step);
    if (
      from !== undefined &&
      movedBefore(
        migrated,
        entries.slice(0, index).map(({ step: each }) => each),
      ).includes(from)
    )
      return [report(kindOf(step), { wrong: `${from} is moved twice`, remedy: 'keep one of the two' })];
    const later = entries.slice(index + 1).map((each) => each.step);
    return errorsOf(step, report, migrated, later);
  });
}

/** Places whose values renamed properties and earlier steps move away. A step may move on what another one brought. */
function movedBefore({ plan }: MigratedForm, steps: MigrationStep[]): string[] {
  const renamed = renamedProperties(plan.form.schema, []).map(({ path, from }) =>
    pointerOf([...path.slice(0, -1), from]),
  );
  return steps.reduce<string[]>((moved, step) => {
    const to = 'to' in step ? [step.to].flat() : [];
    return [...moved, sourceOfStep(step) ?? []].flat().filter((place) => !to.includes(place));
  }, renamed);
}

function kindOf(step: MigrationStep): string {
  return ['rename', 'move', 'split'].find((kind) => kind in step) ?? '';
}

function errorsOf(
  step: MigrationStep,
  report: Report,
  migrated: MigratedForm,
  later: MigrationStep[],
): ValidationError[] {
  if ('rename' in step) return renameErrors({ step, report, migrated }, later);
  if ('move' in step) return moveErrors({ step, report, migrated });
  if ('map' in step) return mapErrors({ step, report, migrated });
  if ('clamp' in step) return clampErrors({ step, report, migrated });
  if ('split' in step) return splitErrors({ step, report, migrated });
  return [];
}

function renameErrors({ step, report, migrated }: Checked<'rename'>, later: MigrationStep[]): ValidationError[] {
  const { rename: from, to } = step;
  const gone = goneErrors('rename', from, { report, migrated });
  // A later step takes it from there.
  const isPassed = later.some((each) => sourceOfStep(each) === to);
  if (isPassed) return gone;
  if (schemaOfPlace(migrated.plan.form.schema, to) === undefined)
    return [...gone, report('to', notDeclared(to, migrated))];
  const field = fieldOfPlace(migrated.plan, to);
  const isInner = field !== undefined && field !== to;
  if ((isInner || from.includes('*')) && parentOf(from) !== parentOf(to))
    return [
      report('rename', {
        wrong: 'inside a field a property can only get another name',
        remedy: `write a place in ${parentOf(to) || 'the settings'}`,
      }),
    ];
  return gone;
}

function moveErrors({ step, report, migrated }: Checked<'move'>): ValidationError[] {
  const gone = goneErrors('move', step.move, { report, migrated });
  const others = migrated.plans.filter(({ form }) => form.id !== migrated.plan.form.id);
  const target = others.find(({ form }) => form.id === step.tab);
  if (target === undefined) {
    const known = others.map(({ form }) => form.id);
    return [...gone, report('tab', { wrong: `there is no other tab "${step.tab}"`, remedy: suggest(step.tab, known) })];
  }
  const fields = target.fields.map(({ pointer }) => pointer);
  return fields.includes(step.to)
    ? gone
    : [...gone, report('to', { wrong: `the tab has no field ${step.to}`, remedy: suggest(step.to, fields) })];
}

function mapErrors({ step, report, migrated }: Checked<'map'>): ValidationError[] {
  const schema = schemaOfPlace(migrated.plan.form.schema, step.map);
  if (schema === undefined) return [report('map', notDeclared(step.map, migrated))];
  if (!canCompile(schema)) return [];
  const accepts = ajv.compile(schema);
  return step.values.flatMap(({ from, to }, index) => {
    const shown = JSON.stringify(from);
    if (step.values.slice(0, index).some((other) => isSameValue(other.from, from)))
      return [report(`values/${index}/from`, { wrong: `${shown} is replaced twice`, remedy: 'keep one of the two' })];
    if (accepts(from))
      return [
        report(`values/${index}/from`, {
          wrong: `the schema accepts ${shown}, so a migration cannot tell an earlier value from a present one`,
          remedy: 'give the field another name, or remove this line',
        }),
      ];
    if (accepts(to)) return [];
    const wrong = `the schema does not accept ${JSON.stringify(to)}`;
    return [report(`values/${index}/to`, { wrong, remedy: 'write a value that the field may have' })];
  });
}

function clampErrors({ step, report, migrated }: Checked<'clamp'>): ValidationError[] {
  const schema = schemaOfPlace(migrated.plan.form.schema, step.clamp);
  if (schema === undefined) return [report('clamp', notDeclared(step.clamp, migrated))];
  if (schema.type !== 'integer' && schema.type !== 'number')
    return [report('clamp', { wrong: `${step.clamp} is no number`, remedy: 'use map, or keep with a reason' })];
  const planned = formMigrations({
    ...migrated.plan,
    form: { ...migrated.plan.form, migrate: [{ since: '', steps: [step] }] },
  });
  const hasLimit = planned
    .flatMap(({ steps }) => steps)
    .some((each) => each.kind === 'clamp' && (each.minimum !== undefined || each.maximum !== undefined));
  return hasLimit || schema.type === 'integer'
    ? []
    : [report('clamp', { wrong: `${step.clamp} has no limit`, remedy: 'write minimum or maximum in its schema' })];
}

function splitErrors({ step, report, migrated }: Checked<'split'>): ValidationError[] {
  const { plan } = migrated;
  return [
    ...goneErrors('split', step.split, { report, migrated }),
    ...step.to.flatMap((pointer, index) => {
      const schema = schemaOfPlace(plan.form.schema, pointer);
      if (schema === undefined || fieldOfPlace(plan, pointer) !== pointer)
        return [report(`to/${index}`, notDeclared(pointer, migrated))];
      return isPartType(schema)
        ? []
        : [
            report(`to/${index}`, {
              wrong: `${pointer} is neither text nor number`,
              remedy: 'split into texts and numbers',
            }),
          ];
    }),
  ];
}

function isPartType({ type }: JsonSchema): boolean {
  return type === 'string' || type === 'integer' || type === 'number';
}

/** A place that is still a setting, or that is declared, has values of its own. */
function goneErrors(
  key: string,
  pointer: string,
  { report, migrated: { plan, plans } }: { report: Report; migrated: MigratedForm },
): ValidationError[] {
  if (!isSetting(plans, pointer) && schemaOfPlace(plan.form.schema, pointer) === undefined) return [];
  return [
    report(key, {
      wrong: `${pointer} is still a setting`,
      remedy: 'write the place of a value that no form has any more',
    }),
  ];
}

function notDeclared(pointer: string, { plan }: MigratedForm): Reported {
  const known = plan.fields.map((field) => field.pointer);
  const [first = ''] = pathOf(pointer);
  const near = known.filter((each) => pathOf(each)[0] === first);
  return {
    wrong: `the form has no field ${pointer}`,
    remedy: suggest(pointer, near.length > 0 ? near : known),
  };
}
