import { schemaPointer } from '@signalbox/form-compiler/plain-form';
import { rjsfWidget } from '@signalbox/engine/core';
import { precompiledSchemas, UncompilableSchemaError } from '@signalbox/engine/precompiled-schemas';
import type { JsonSchema } from '@signalbox/schemas';
import {
  canCompile,
  type DeclaredForm,
  errorAt,
  planOf,
  type Sources,
  type ValidationError,
} from '@signalbox/schema-check';

/** Every schema that RJSF evaluates for a field that it draws can be compiled ahead. The page compiles nothing. */
export function checkRjsfFields({ forms }: Sources): ValidationError[] {
  return forms.filter(({ resolved }) => canCompile(resolved.schema)).flatMap(checkForm);
}

function checkForm(form: DeclaredForm): ValidationError[] {
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
