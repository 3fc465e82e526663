import { type FieldPlan, rjsfWidget } from '@signalbox/engine/core';
import { UncompilableSchemaError } from '@signalbox/engine/precompiled-schemas';
import { schemaPointer } from '@signalbox/form-compiler/plain-form';
import { addSchemasOf, type SchemasByHash } from '@signalbox/form-compiler/rjsf-tests';
import { planOf } from '../check-claims';
import { canCompile } from '../check-strict';
import type { DeclaredForm, Sources } from '../load-sources';
import { oncePer } from '../once-per';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';

/** Every schema that RJSF evaluates for the fields that it draws can be compiled ahead. The page compiles nothing. */
export function checkRjsfFields({ forms }: Sources): ValidationError[] {
  return forms.flatMap(checkForm);
}

const checkForm = oncePer(({ resolved }: DeclaredForm) => resolved, checkFormAnew);

function checkFormAnew(form: DeclaredForm): ValidationError[] {
  if (!canCompile(form.resolved.schema)) return [];
  const rjsfFields = planOf(form).plan?.fields.filter(({ widget }) => widget === rjsfWidget) ?? [];
  const known: SchemasByHash = new Map();
  return rjsfFields.flatMap((field) => {
    const reason = uncompilable(field, known);
    return reason ? [errorAt(form.source, schemaPointer(field.pointer) + reason.pointer, reason)] : [];
  });
}

function uncompilable(field: FieldPlan, known: SchemasByHash): UncompilableSchemaError | undefined {
  try {
    addSchemasOf(field, known);
    return undefined;
  } catch (error) {
    if (error instanceof UncompilableSchemaError) return error;
    throw error;
  }
}
