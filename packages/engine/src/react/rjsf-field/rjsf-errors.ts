import { ErrorSchemaBuilder, type ErrorSchema } from '@rjsf/utils';
import { pathOf, type FieldError, type FieldPlan } from '../../core';

/** The error message in RJSF's form: at the invalid value inside the field. */
export function rjsfErrors({
  plan,
  error,
  sentence,
}: {
  plan: FieldPlan;
  error: FieldError | undefined;
  sentence: string;
}): ErrorSchema | undefined {
  if (error === undefined) return undefined;
  return new ErrorSchemaBuilder().addErrors(sentence, pathOf(error.pointer).slice(plan.path.length)).ErrorSchema;
}
