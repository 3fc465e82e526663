import { errorMessageKey, errorMessages, type FieldError, type FieldPlan } from '../core';
import type { FormMessages } from './form-messages';

/** The messages of one field in one locale. */
export interface FieldMessages {
  title: string;
  help?: string;
  placeholder?: string;
  /** Any message of the field; falls back to the last segment of `part`. */
  part: (part: string, params?: Record<string, string | number>) => string;
}

export function fieldMessages({
  formId,
  plan,
  messages,
}: {
  formId: string;
  plan: FieldPlan;
  messages: FormMessages;
}): FieldMessages {
  const key = `forms/${formId}::${plan.messageKey}`;
  return {
    title: messages(`${key}.title`) ?? plan.path.at(-1) ?? '',
    help: messages(`${key}.help`),
    placeholder: messages(`${key}.placeholder`),
    part: (part, params) => messages(`${key}.${part}`, params) ?? part.slice(part.lastIndexOf('.') + 1),
  };
}

/**
 * The error message of a field: its own for this keyword (`<field>.faults.required`), else the common one with the title
 * of the invalid value, which may be inside the field.
 */
export function errorSentence({
  formId,
  plan,
  error,
  messages,
}: {
  formId: string;
  plan: Pick<FieldPlan, 'path' | 'messageKey'>;
  error: Pick<FieldError, 'pointer' | 'keyword' | 'params'>;
  messages: FormMessages;
}): string {
  const { key, params } = errorMessages(error);
  const own = messages(`forms/${formId}::${errorMessageKey(plan, error)}.faults.${error.keyword}`, params);
  if (own !== undefined) return own;
  const inner = messages(`forms/${formId}::${errorMessageKey(plan, error)}.title`);
  const title = inner ?? messages(`forms/${formId}::${plan.messageKey}.title`) ?? plan.path.at(-1) ?? '';
  return messages(`engine::${key}`, { ...params, title }) ?? `${title}: ${error.keyword}`;
}
