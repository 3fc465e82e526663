import { bindingErrors, schemaPointer } from '@signalbox/form-compiler/plain-form';
import { isWithin, pathOf, planForm, pointerOf, type FormPlan } from '@signalbox/engine/core';
import type { ValidationError } from './validation-error';
import type { DeclaredForm, Sources } from './load-sources';
import { oncePer } from './once-per';
import { errorAt, type SourceFile } from './source-file';

interface Claim {
  source: SourceFile;
  /** Path in the settings document. */
  settings: string;
  /** JSON pointer of the declaration in the file. */
  at: string;
}

/** Each value of the settings document belongs to exactly one form, or is derived by exactly one. Values of dialogs are not settings. */
export function checkClaims({ forms, groups }: Sources): ValidationError[] {
  /** By the first name of their paths: no others can be within each other. */
  const claims = new Map<string, Claim[]>();
  return forms.flatMap((form) => {
    const { plan, errors } = planOf(form);
    return [
      ...errors,
      ...(isOfSettings(form, groups) ? claimsOf(form, plan) : []).flatMap((claim) => {
        const property = pathOf(claim.settings)[0] ?? '';
        const near = claims.get(property) ?? [];
        const other = near.find(
          (each) => isWithin(each.settings, claim.settings) || isWithin(claim.settings, each.settings),
        );
        claims.set(property, [...near, claim]);
        if (!other) return [];
        const wrong = `the setting ${claim.settings} is already set by ${other.source.path} (${other.settings})`;
        return [
          errorAt(claim.source, claim.at, {
            wrong,
            remedy: 'remove it from one of the two, or rename it',
            atKey: true,
          }),
        ];
      }),
    ];
  });
}

/** A form without a valid group has an error already: nothing says that it is a tab. */
function isOfSettings(form: DeclaredForm, groups: Sources['groups']): boolean {
  return groups.some(({ name }) => name === form.definition.place.group) && !isDialog(form, groups);
}

export function isDialog({ definition }: DeclaredForm, groups: Sources['groups']): boolean {
  return groups.some((group) => group.definition.key === definition.place.group && group.definition.isDialogs === true);
}

interface Planned {
  plan: FormPlan | undefined;
  errors: ValidationError[];
}

/** The plan of a form, or the reason why it cannot be planned. */
export const planOf = oncePer(({ resolved }: DeclaredForm) => resolved, planAnew);

function planAnew({ source, resolved }: DeclaredForm): Planned {
  try {
    return { plan: planForm(resolved), errors: [] };
  } catch (error) {
    const wrong = error instanceof Error ? error.message : String(error);
    return {
      plan: undefined,
      errors: [errorAt(source, '/schema', { wrong, remedy: 'let no field depend, by its conditions, on itself' })],
    };
  }
}

function claimsOf({ source, definition }: DeclaredForm, plan: FormPlan | undefined): Claim[] {
  return [
    ...(plan?.fields ?? []).map(({ pointer }) => ({ source, settings: pointer, at: schemaPointer(pointer) })),
    ...Object.keys(definition.derive ?? {}).map((target) => ({
      source,
      settings: pointerOf([target]),
      at: `/derive${pointerOf([target])}`,
    })),
  ];
}

/** Each secret names the fields that it is bound to. The platform then never sends it to a server for which it was not typed. */
export function checkSecrets({ forms }: Sources): ValidationError[] {
  return forms
    .filter((form) => planOf(form).plan !== undefined)
    .flatMap(({ source, resolved }) =>
      bindingErrors(resolved).map(({ pointer, ...reported }) => errorAt(source, pointer, reported)),
    );
}
