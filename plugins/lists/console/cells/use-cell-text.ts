import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import { isLanguageText } from '@signalbox/schemas/language-text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../columns/list-column';

/** The text of a value in a column, in the user's locale; '' for a missing one. References are their ids. */
export type CellText = (column: ListColumn, value: JsonValue | undefined) => string;

export function useCellText(): CellText {
  const { language } = useConsole();
  const { t } = useTranslation('lists');
  return useMemo(() => {
    const formats = formatsIn(language);
    const yesNo = { yes: t('value.yes'), no: t('value.no') };
    return (column, value) => (value === undefined || value === null ? '' : textOf({ column, value, formats, yesNo }));
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
  yesNo: { yes: string; no: string };
}

function textOf({ column, value, formats, yesNo }: TextOptions): string {
  const { language } = formats;
  const itemText = (item: JsonValue) => {
    if (typeof item === 'boolean') return item ? yesNo.yes : yesNo.no;
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
      return typeof value === 'boolean' ? (value ? yesNo.yes : yesNo.no) : plainText(value);
    case 'date':
      return dateText(value, /^\d{4}-\d\d-\d\d$/, formats.date);
    case 'dateTime':
      return dateText(value, /^\d{4}-\d\d-\d\dT\d\d:\d\d/, formats.dateTime);
    case 'choice':
      return labelOf(value);
    case 'choices':
      return Array.isArray(value) ? formats.list.format(value.map(labelOf)) : plainText(value);
    case 'languageText':
      return isLanguageText(value) ? textIn(value, language) : plainText(value);
    case 'text':
    case 'reference':
    case 'other':
      return Array.isArray(value) ? formats.list.format(value.map(itemText)) : plainText(value);
  }
}

/** A malformed date is shown as it is stored. */
function dateText(value: JsonValue, shape: RegExp, format: Intl.DateTimeFormat): string {
  const moment = typeof value === 'string' && shape.test(value) ? new Date(value) : undefined;
  return moment === undefined || Number.isNaN(moment.getTime()) ? plainText(value) : format.format(moment);
}

function plainText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
