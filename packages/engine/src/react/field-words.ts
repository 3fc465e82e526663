import { faultWordKey, faultWords, type FieldFault, type FieldPlan } from '../core';
import type { FormWords } from './form-words';

/** The words of one field in one language. */
export interface FieldWords {
  title: string;
  help?: string;
  placeholder?: string;
  /** Any part of the field's words; the part's own last name where there is none. */
  part: (part: string, holes?: Record<string, string | number>) => string;
}

export function fieldWords({ formId, plan, words }: { formId: string; plan: FieldPlan; words: FormWords }): FieldWords {
  const key = `forms/${formId}::${plan.wordKey}`;
  return {
    title: words(`${key}.title`) ?? plan.path.at(-1) ?? '',
    help: words(`${key}.help`),
    placeholder: words(`${key}.placeholder`),
    part: (part, holes) => words(`${key}.${part}`, holes) ?? part.slice(part.lastIndexOf('.') + 1),
  };
}

/**
 * The sentence beside a field: its own for this fault (`<field>.faults.required`), else the common one with the title of
 * the value at fault, which may lie inside the field.
 */
export function faultSentence({
  formId,
  plan,
  fault,
  words,
}: {
  formId: string;
  plan: Pick<FieldPlan, 'path' | 'wordKey'>;
  fault: Pick<FieldFault, 'pointer' | 'keyword' | 'params'>;
  words: FormWords;
}): string {
  const { key, holes } = faultWords(fault);
  const own = words(`forms/${formId}::${faultWordKey(plan, fault)}.faults.${fault.keyword}`, holes);
  if (own !== undefined) return own;
  const inner = words(`forms/${formId}::${faultWordKey(plan, fault)}.title`);
  const title = inner ?? words(`forms/${formId}::${plan.wordKey}.title`) ?? plan.path.at(-1) ?? '';
  return words(`engine::${key}`, { ...holes, title }) ?? `${title}: ${fault.keyword}`;
}
