import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import { instantOf } from '@signalbox/schemas/instant-of';
import { isLanguageText } from '@signalbox/schemas/language-text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '@signalbox/collections-core';

/** The text of a value in a column, in the user's locale; '' for a missing one, unless the column has a text for it. References are their ids. */
export type CellText = (column: ListColumn, value: JsonValue | undefined) => string;

export function useCellText(): CellText {
  const { language } = useConsole();
  const { t } = useTranslation('collections-react');
  return useMemo(() => {
    const formats = formatsIn(language);
    const messages = {
      yes: t('value.yes'),
      no: t('value.no'),
      entries: (count: number) => t('value.entries', { count }),
    };
    return (column, value) => {
      if (value !== undefined && value !== null) return textOf({ column, value, formats, messages });
      const { online, emptyText } = column.schema;
      return online === 'isOnline' ? t('value.unknown') : isLanguageText(emptyText) ? textIn(emptyText, language) : '';
    };
  }, [language, t]);
}

/** The value of a record at a dotted path. */
export function valueAt(record: JsonObject, path: string): JsonValue | undefined {
  return path
    .split('.')
    .reduce<JsonValue | undefined>(
      (value, name) => (isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      record,
    );
}

function formatsIn(language: string) {
  return {
    language,
    number: new Intl.NumberFormat(language, { maximumFractionDigits: 10 }),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }),
    dateTime: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
    list: new Intl.ListFormat(language, { type: 'unit', style: 'short' }),
  };
}

interface TextOptions {
  column: ListColumn;
  value: Exclude<JsonValue, null>;
  formats: ReturnType<typeof formatsIn>;
  messages: { yes: string; no: string; entries: (count: number) => string };
}

function textOf({ column, value, formats, messages }: TextOptions): string {
  const { language } = formats;
  const itemText = (item: JsonValue) => {
    if (typeof item === 'boolean') return item ? messages.yes : messages.no;
    return typeof item === 'number' ? formats.number.format(item) : plainText(item);
  };
  const labelOf = (item: JsonValue) => {
    const label = column.choices?.find((choice) => choice.value === item)?.label;
    return label === undefined ? itemText(item) : textIn(label, language);
  };
  switch (column.kind) {
    case 'number': {
      if (typeof value !== 'number') return plainText(value);
      const unit = textIn(column.unit, language);
      // The space keeps number and unit on one line.
      return unit === '' ? formats.number.format(value) : `${formats.number.format(value)}\u00a0${unit}`;
    }
    case 'boolean':
      return typeof value === 'boolean' ? (value ? messages.yes : messages.no) : plainText(value);
    case 'date':
      return dateText(value, /^\d{4}-\d\d-\d\d$/, formats.date);
    case 'dateTime':
      return dateText(value, /^\d{4}-\d\d-\d\dT\d\d:\d\d/, formats.dateTime);
    case 'choice':
      return labelOf(value);
    case 'choices':
      return Array.isArray(value) ? formats.list.format(value.map(labelOf)) : plainText(value);
    case 'languageText':
      return isByLanguage(value) ? textIn(value, language) : compactText(value, messages);
    case 'text':
    case 'reference':
    case 'other':
      return Array.isArray(value) && value.every((item) => typeof item !== 'object')
        ? formats.list.format(value.map(itemText))
        : compactText(value, messages);
  }
}

/** A text, or texts by language. A map of other names is none. */
function isByLanguage(value: JsonValue): value is string | Record<string, string> {
  return isLanguageText(value) && (typeof value === 'string' || Object.keys(value).every(isLanguageCode));
}

function isLanguageCode(name: string): boolean {
  return /^[a-z]{2,3}(?:[_-][A-Za-z\d]{2,8})*$/.test(name) && languages.of(name.replaceAll('_', '-')) !== undefined;
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** JSON as far as it is short, from left to right in every language; else the number of its entries. */
function compactText(value: JsonValue, { entries }: TextOptions['messages']): string {
  if (typeof value !== 'object' || value === null) return plainText(value);
  const text = JSON.stringify(value);
  return text.length > maxJson ? entries(Object.keys(value).length) : `\u2066${text}\u2069`;
}

/** Characters of a value that a list shows as JSON. */
const maxJson = 60;

/** A malformed date is shown as it is stored. */
function dateText(value: JsonValue, shape: RegExp, format: Intl.DateTimeFormat): string {
  const moment = typeof value === 'string' && shape.test(value) ? instantOf(value) : Number.NaN;
  return Number.isNaN(moment) ? plainText(value) : format.format(moment);
}

function plainText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
