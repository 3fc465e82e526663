import { rjsfWidget } from '@signalbox/engine/core';
import { precompiledSchemas, UncompilableSchemaError } from '@signalbox/engine/precompiled-schemas';
import { schemaPointer } from '@signalbox/form-compiler/plain-form';
import type { JsonSchema } from '@signalbox/schemas';
import { planOf } from '../check-claims';
import { canCompile } from '../check-strict';
import type { DeclaredForm, Sources } from '../load-sources';
import { oncePer } from '../once-per';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';

/** Every schema that RJSF evaluates for a field that it draws can be compiled ahead. The page compiles nothing. */
export function checkRjsfFields({ forms }: Sources): ValidationError[] {
  return forms.flatMap(checkForm);
}

const checkForm = oncePer(({ resolved }: DeclaredForm) => resolved, checkFormAnew);

function checkFormAnew(form: DeclaredForm): ValidationError[] {
  if (!canCompile(form.resolved.schema)) return [];
  const rjsfFields = planOf(form).plan?.fields.filter(({ widget }) => widget === rjsfWidget) ?? [];
  return rjsfFields.flatMap(({ pointer, schema }) => {
    const reason = uncompilable(schema);
    return reason ? [errorAt(form.source, schemaPointer(pointer) + reason.pointer, reason)] : [];
  });
}

function uncompilable(schema: JsonSchema): UncompilableSchemaError | undefined {
  try {
    precompiledSchemas(schema);
    return undefined;
  } catch (error) {
    if (error instanceof UncompilableSchemaError) return error;
    throw error;
  }
}
