import { type MessageLocale, textIn, type WireError } from '@signalbox/api';
import {
  itemNumber,
  errorMessages,
  errorPlace,
  type FieldPlan,
  fillParams,
  formatMessage,
  isWithin,
  limitInUnit,
  otherTitles,
  pathOf,
  planForm,
  timeLimit,
} from '@signalbox/engine/core';
import engineEn from '@signalbox/engine/locales/en.json';
import engineZhHans from '@signalbox/engine/locales/zh-Hans.json';
import { dialogs, forms, type FormDefinition } from '@signalbox/schemas';
import { withReason } from './error-messages';
import { fieldName } from './field-name';
import { localesOf, platformMessages } from './platform-messages';
import { innermostTitle, titles } from './titles';
import { withModule } from './with-module';

interface ErrorSentenceOptions {
  error: Omit<WireError, 'message'>;
  formId?: string;
  language: MessageLocale;
}

/** The message of a field error, as the form shows it beside the field. */
export function errorSentence(options: ErrorSentenceOptions): string {
  const { error, language } = options;
  const sentence = plainSentence(options);
  const { node } = error.params;
  const number = itemOf(options);
  const [key, params] =
    typeof node === 'string' ? ['inNode', { node, sentence }] : number ? ['inItem', { number, sentence }] : [];
  if (key === undefined || params === undefined) return sentence;
  return formatMessage(engineMessages[language], { key: `validation.${key}`, params }) ?? sentence;
}

/** The number of the item that has the field. The message of a repeated value is specified without it. */
export function itemOf({ error, formId }: Omit<ErrorSentenceOptions, 'language'>): string | undefined {
  const field = formId === undefined ? undefined : fieldAt(formId, error.pointer);
  return error.item ?? (field && error.keyword !== 'unique' ? itemNumber(field, error) : undefined);
}

function plainSentence({ error, formId, language }: ErrorSentenceOptions): string {
  const { key, params: plain } = errorMessages(error);
  const field = formId === undefined ? undefined : fieldAt(formId, error.pointer);
  const others = otherTitles(placeOf({ error, formId, language }), error, (key) => titleAt(key, language));
  const params = { ...plain, ...timeLimit(field, error), ...others };
  const own = ownSentence({ error, formId, language });
  if (own !== undefined) return fillParams(own, params, language);
  const title = textIn(error.title, language) || titleOf({ error, formId, language });
  const limits = inUnit({ error, formId, language });
  const named = { ...withReason(withModule({ ...params, ...limits }, language), language), title };
  // Errors of rules outside the schemas, such as those of a password, have messages of the platform.
  return (
    formatMessage(platformMessages[language], { key: `fieldErrors.${error.keyword}`, params: named }) ??
    formatMessage(engineMessages[language], { key, params: named }) ??
    key
  );
}

/** The form's own message for this error of this field. */
function ownSentence(options: ErrorSentenceOptions): string | undefined {
  const place = placeOf(options);
  return place && titles[options.language][`forms/${place.formId}`]?.[`${place.key}.errors.${options.error.keyword}`];
}

/** Form and message key of the invalid value. */
function placeOf({ error, formId }: ErrorSentenceOptions): { formId: string; key: string } | undefined {
  const field = formId === undefined ? undefined : fieldAt(formId, error.pointer);
  return formId === undefined || field === undefined ? undefined : errorPlace({ formId, field, error });
}

const engineMessages = localesOf({ en: engineEn, 'zh-Hans': engineZhHans });

/** The limit of a number with the unit that the form shows behind it. */
function inUnit(options: ErrorSentenceOptions): Record<string, string> {
  const { error, language } = options;
  const place = placeOf(options);
  const messages = place && titles[language][`forms/${place.formId}`];
  if (place === undefined || messages === undefined) return {};
  return limitInUnit(error, {
    unit: (count) => formatMessage([{ language, messages }], { key: `${place.key}.unit`, params: { count } }),
    amount: (params) => formatMessage(engineMessages[language], { key: 'validation.amount', params }),
  });
}

/** The message of a form at a key with its namespace. */
function titleAt(key: string, language: MessageLocale): string | undefined {
  const [namespace = '', name = ''] = key.split('::');
  return titles[language][namespace]?.[name];
}

/** Title of the innermost place that has one: the count of a duration has none, so that of the duration is used. */
function titleOf({ error, formId, language }: ErrorSentenceOptions): string {
  const place = placeOf({ error, formId, language });
  const { additionalProperty } = error.params;
  // It has no title, and that of the value around it would name what is right.
  if (place !== undefined && typeof additionalProperty === 'string') return additionalProperty;
  const messages = titles[language][`forms/${place?.formId ?? formId}`] ?? {};
  const names = place === undefined ? pathOf(error.pointer) : place.key.split('.');
  const title = innermostTitle(messages, names);
  if (title !== undefined) return title;
  return fieldName(pathOf(error.pointer), language);
}

function fieldAt(formId: string, pointer: string): FieldPlan | undefined {
  return fieldsOf(formId).find((field) => isWithin(pointer, field.pointer));
}

const tables: readonly (readonly FormDefinition[])[] = [forms, dialogs];
const plans = new WeakMap<FormDefinition, FieldPlan[]>();

function fieldsOf(formId: string): FieldPlan[] {
  const form = tables.flatMap((table) => table.find((each) => each.id === formId) ?? [])[0];
  if (form === undefined) return [];
  const fields = plans.get(form) ?? planForm(form).fields;
  plans.set(form, fields);
  return fields;
}
