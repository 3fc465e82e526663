import { ErrorSchemaBuilder, type ErrorSchema } from '@rjsf/utils';
import { pathOf, type FieldError, type FieldPlan } from '../../core';

/** The fault's sentence where RJSF looks for it: at the value inside the field that is wrong. */
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
