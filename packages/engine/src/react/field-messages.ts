import {
  errorMessages,
  errorPlace,
  exampleOf,
  isDeprecated,
  type FieldPlan,
  limitInUnit,
  otherTitles,
  pathOf,
  placeInJson,
  timeLimit,
  type ValueError,
} from '../core';
import type { FormMessages } from './form-messages';

/** The messages of one field in one locale. */
export interface FieldMessages {
  title: string;
  help?: string;
  /** The text that says what to use instead of a deprecated field. */
  deprecated?: string;
  placeholder?: string;
  /** What the default text of the field says. The field shows it instead of the default. */
  default?: string;
  /** Any message of the field; falls back to the last segment of `part`, or to the value of an option. */
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
    deprecated: isDeprecated(plan) ? messages(`${key}.deprecated`) : undefined,
    placeholder: messages(`${key}.placeholder`) ?? exampleOf(plan.schema),
    default: typeof plan.schema.default === 'string' ? messages(`${key}.default`) : undefined,
    part: (part, params) =>
      messages(`${key}.${part}`, params) ??
      part.slice(part.startsWith('options.') ? 'options.'.length : part.lastIndexOf('.') + 1),
  };
}

/**
 * Returns the title of the section, or of the whole form, for an error that its first field shows. Undefined for an
 * error of the field itself.
 */
function sectionTitle({ formId, plan, error, messages }: ErrorOfField): string | undefined {
  const path = pathOf(error.pointer);
  if (path.length > 0 && path.length >= plan.path.length) return undefined;
  return messages(path.length === 0 ? 'engine::validation.whole' : `forms/${formId}::${path.join('.')}.title`);
}

interface ErrorOfField {
  formId: string;
  plan: Pick<FieldPlan, 'path' | 'messageKey'> & Partial<Pick<FieldPlan, 'schema' | 'uiSchema'>>;
  error: ValueError;
  messages: FormMessages;
}

/**
 * The error message of a field: its own for this keyword (`<field>.errors.required`), else the common one with the title
 * of the invalid value, which may be inside the field, and with the unit of a number (`<field>.unit`). A value inside JSON is
 * named by the title of the field and its place. An error of an unknown kind may have the message itself.
 */
export function errorSentence({ formId, plan, error, messages }: ErrorOfField): string {
  const { key, params: plain } = errorMessages(error);
  const place = errorPlace({ formId, field: plan, error });
  const params = { ...plain, ...timeLimit(plan, error), ...otherTitles(place, error, messages) };
  const at = `forms/${place.formId}::${place.key}`;
  const own = messages(`${at}.errors.${error.keyword}`, params);
  const json = placeInJson(plan, error);
  const ofJson = json && messages(`forms/${formId}::${json.key}.title`);
  const inner = ofJson === undefined ? messages(`${at}.title`) : [ofJson, ...(json?.inside ?? [])].join(' › ');
  const title =
    sectionTitle({ formId, plan, error, messages }) ??
    inner ??
    messages(`forms/${formId}::${plan.messageKey}.title`) ??
    plan.path.at(-1) ??
    '';
  const limits = limitInUnit(error, {
    unit: (count) => messages(`${at}.unit`, { count }),
    amount: (amount) => messages('engine::validation.amount', amount),
  });
  const { node, message } = error.params;
  const said = key === 'validation.other' && typeof message === 'string' ? message : undefined;
  const sentence =
    own ?? said ?? messages(`engine::${key}`, { ...params, ...limits, title }) ?? `${title}: ${error.keyword}`;
  return (typeof node === 'string' ? messages('engine::validation.inNode', { node, sentence }) : undefined) ?? sentence;
}
