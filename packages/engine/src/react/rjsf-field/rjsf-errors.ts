import { ErrorSchemaBuilder, type ErrorSchema } from '@rjsf/utils';
import { pathOf, type FieldError, type FieldPlan } from '../../core';
import { errorSentence } from '../field-messages';
import type { FormMessages } from '../form-messages';

interface RjsfErrorsOptions {
  formId: string;
  plan: FieldPlan;
  error: FieldError | undefined;
  messages: FormMessages;
}

/** The error messages of a field in RJSF's form: each at its value inside the field. */
export function rjsfErrors({ formId, plan, error, messages }: RjsfErrorsOptions): ErrorSchema | undefined {
  if (error === undefined) return undefined;
  const builder = new ErrorSchemaBuilder();
  for (const each of [error, ...(error.also ?? [])]) {
    const sentence = errorSentence({ formId, plan, error: each, messages });
    builder.addErrors(sentence, pathOf(each.pointer).slice(plan.path.length));
  }
  return builder.ErrorSchema;
}
