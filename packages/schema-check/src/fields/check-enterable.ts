import { schemaPointer } from '@signalbox/form-compiler/plain-form';
import { defaultsOf, type FieldPlan, type FormPlan, isSameValue, pointerOf, readAt } from '@signalbox/engine/core';
import type { JsonValue } from '@signalbox/schemas';
import { isDialog, planOf } from '../check-claims';
import type { DeclaredForm, Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';

/** A required setting without a default can be entered, and no two conditions of a field exclude each other. */
export function checkEnterable({ forms, groups }: Sources): ValidationError[] {
  return forms.flatMap((form) => {
    const { plan } = planOf(form);
    if (plan === undefined) return [];
    // The program that opens a dialog fills in its values.
    return [...(isDialog(form, groups) ? [] : lockedFields(form, plan)), ...neverShown(form, plan)];
  });
}

function lockedFields({ source, resolved }: DeclaredForm, plan: FormPlan): ValidationError[] {
  const defaults = defaultsOf(resolved);
  return plan.fields
    .filter(({ isRequired, requiredWhen, pointer }) => {
      return (isRequired || requiredWhen.length > 0) && readAt(defaults, pointer) === undefined;
    })
    .flatMap((field) => {
      const at = lockOf(field);
      return at === undefined
        ? []
        : [
            errorAt(source, at, {
              wrong: 'the field is required and has no default, but no user can enter it: the tab could not be saved',
              remedy: 'add "default" to its schema, or remove it from "required"',
              atKey: true,
            }),
          ];
    });
}

/** Returns where the file says that nothing can be entered. */
function lockOf({ pointer, path, schema, uiSchema, widget }: FieldPlan): string | undefined {
  if (schema.readOnly === true) return `${schemaPointer(pointer)}/readOnly`;
  const uiAt = `/uiSchema${pointerOf(path)}`;
  if (widget === 'hidden') return `${uiAt}/ui:widget`;
  const key = (['ui:readonly', 'ui:disabled'] as const).find((each) => uiSchema[each] === true);
  return key && `${uiAt}/${key}`;
}

/** Reports fields that branches of different conditions exclude: `checkPresence` finds those of one condition. */
function neverShown({ source }: DeclaredForm, { fields, conditions }: FormPlan): ValidationError[] {
  return fields.flatMap(({ pointer, when }) => {
    const own = when.flatMap((index) => conditions[index] ?? []);
    const isExcluded = own.some(({ schema, at }) =>
      own.some((other) => other.at === at && isSameValue(other.schema as JsonValue, { not: schema as JsonValue })),
    );
    return isExcluded
      ? [
          errorAt(source, schemaPointer(pointer), {
            wrong: 'two conditions that are never true together show this field: it is never shown',
            remedy: 'remove it from one of the branches that hide it',
            atKey: true,
          }),
        ]
      : [];
  });
}
