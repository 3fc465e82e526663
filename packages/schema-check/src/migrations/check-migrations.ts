import { pointerOf, renamedProperties, schemaOfPlace } from '@signalbox/engine/core';
import { isDialog, planOf } from '../check-claims';
import type { DeclaredForm, Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { isSetting, type MigratedForm } from './migrated-form';
import { stepErrors } from './step-errors';

/**
 * Migrations lead from places that no setting has any more to places that one has, and change only values that the schema
 * rejects. So they may run on any settings, also on those that were migrated before.
 */
export function checkMigrations({ forms, partialForms, groups }: Sources): ValidationError[] {
  const plans = [...new Set([...forms, ...partialForms])]
    .filter((form) => !isDialog(form, groups))
    .flatMap((form) => planOf(form).plan ?? []);
  return forms.flatMap((form) => {
    const { plan } = planOf(form);
    if (plan === undefined) return [];
    if (isDialog(form, groups)) return dialogErrors(form);
    const migrated = { form, plan, plans };
    return [...renameErrors(migrated), ...versionErrors(form), ...stepErrors(migrated)];
  });
}

function dialogErrors({ source, definition, resolved }: DeclaredForm): ValidationError[] {
  const remedy = 'remove it: values of a dialog are not stored';
  const [renamed] = renamedProperties(resolved.schema, []);
  return [
    ...(definition.migrate
      ? [errorAt(source, '/migrate', { wrong: 'a dialog has nothing to migrate', remedy, atKey: true })]
      : []),
    ...(renamed
      ? [
          errorAt(source, `${schemaPlace(renamed.path)}/renamedFrom`, {
            wrong: 'a dialog has nothing to rename',
            remedy,
          }),
        ]
      : []),
  ];
}

function renameErrors({ form: { source }, plan, plans }: MigratedForm): ValidationError[] {
  const renamed = renamedProperties(plan.form.schema, []);
  return renamed.flatMap(({ path, from }, index) => {
    const earlier = [...path.slice(0, -1), from];
    const report = (reported: Reported) => [errorAt(source, `${schemaPlace(path)}/renamedFrom`, reported)];
    if (schemaOfPlace(plan.form.schema, pointerOf(earlier)) || isSetting(plans, pointerOf(earlier)))
      return report({
        wrong: `"${from}" is still a setting`,
        remedy: 'remove the earlier property, or this renamedFrom',
      });
    if (
      renamed
        .slice(0, index)
        .some((other) => pointerOf([...other.path.slice(0, -1), other.from]) === pointerOf(earlier))
    )
      return report({ wrong: `"${from}" was renamed to another property`, remedy: 'let one of them have it' });
    return [];
  });
}

function versionErrors({ source, definition }: DeclaredForm): ValidationError[] {
  const { migrate = [] } = definition;
  return migrate.flatMap(({ since }, index) => {
    const before = migrate[index - 1]?.since;
    if (before === undefined || isLater(since, before)) return [];
    return [
      errorAt(source, `/migrate/${index}/since`, {
        wrong: `${since} comes after ${before}, which is not earlier`,
        remedy: 'write one entry for each version, the oldest first',
      }),
    ];
  });
}

function isLater(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const at = (left ?? []).findIndex((part, index) => part !== right?.[index]);
  return at >= 0 && (left?.[at] ?? 0) > (right?.[at] ?? 0);
}

/** Returns where a place of the settings is declared in form.json. */
function schemaPlace(path: readonly string[]): string {
  return `/schema${path.map((name) => (name === '*' ? '/items' : `/properties${pointerOf([name])}`)).join('')}`;
}
