import type { WireFault } from '@signalbox/api';
import { faultWordKey, faultWords, isWithin, pathOf, planForm, type FieldPlan } from '@signalbox/engine/core';
import engineEn from '@signalbox/engine/words/en.json';
import engineZhHans from '@signalbox/engine/words/zh-Hans.json';
import { dialogs, forms, type FormDefinition, type Words } from '@signalbox/schemas';
import { fill, platformWords, withReason, wordOf } from './error-words';
import { titles } from './titles';
import { withModule } from './with-module';
import type { ReaderLanguage } from './reader-language';

interface FaultQuestion {
  fault: Omit<WireFault, 'message'>;
  formId?: string;
  language: ReaderLanguage;
}

/** What is wrong with a value, as the form would say it beside the field. */
export function faultSentence({ fault, formId, language }: FaultQuestion): string {
  const { key, holes } = faultWords(fault);
  const own = ownSentence({ fault, formId, language });
  if (own !== undefined) return fill(own, holes);
  // Faults that no schema finds, such as those of a password, have words of the platform's own.
  const sentence =
    platformWords[language][`faults.${fault.keyword}`] ?? wordOf(sentences[language], { key, holes, language }) ?? key;
  const named = withReason(withModule(holes, language), language);
  return fill(sentence, { ...named, title: titleOf({ fault, formId, language }) });
}

/** What the form itself says for this fault of this field. */
function ownSentence({ fault, formId, language }: FaultQuestion): string | undefined {
  const field = formId === undefined ? undefined : fieldAt(formId, fault.pointer);
  return field && titles[language][`forms/${formId}`]?.[`${faultWordKey(field, fault)}.faults.${fault.keyword}`];
}

const sentences: Record<ReaderLanguage, Words> = { en: engineEn, 'zh-Hans': { ...engineEn, ...engineZhHans } };

/** Title of the innermost place that has one: a duration's count has none, so the duration's is told. */
function titleOf({ fault, formId, language }: FaultQuestion): string {
  const words = titles[language][`forms/${formId}`] ?? {};
  const field = formId === undefined ? undefined : fieldAt(formId, fault.pointer);
  const names = field === undefined ? pathOf(fault.pointer) : faultWordKey(field, fault).split('.');
  for (let length = names.length; length > 0; length--) {
    const title = words[`${names.slice(0, length).join('.')}.title`];
    if (title !== undefined) return title;
  }
  const name = pathOf(fault.pointer).join('.');
  return platformWords[language][`fields.${name}`] ?? name;
}

function fieldAt(formId: string, pointer: string): FieldPlan | undefined {
  return fieldsOf(formId).find((field) => isWithin(pointer, field.pointer));
}

const allForms: readonly FormDefinition[] = [...forms, ...dialogs];
const plans = new Map<string, FieldPlan[]>();

function fieldsOf(formId: string): FieldPlan[] {
  const known = plans.get(formId);
  if (known !== undefined) return known;
  const form = allForms.find((each) => each.id === formId);
  const fields = form === undefined ? [] : planForm(form).fields;
  plans.set(formId, fields);
  return fields;
}
