import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterNode, Group, ListColumn, Operand, SpanUnit } from '@signalbox/collections-core';

interface TextOptions {
  columns: readonly ListColumn[];
  /** Titles of referenced records, by the path of the column and the id. */
  titleOf: (path: string, id: string) => string | undefined;
}

/** A part of a filter as a text, in the user's locale. */
export function useConditionText({ columns, titleOf }: TextOptions): (node: FilterNode) => string {
  const { t } = useTranslation('collections-react');
  const { language } = useConsole();
  return useMemo(() => {
    const any = new Intl.ListFormat(language, { type: 'disjunction' });
    const all = new Intl.ListFormat(language, { type: 'conjunction' });
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    const minute = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 10 });
    const labelOf = (column: ListColumn, value: string | number) => {
      const label = column.choices?.find((choice) => choice.value === value)?.label;
      return label === undefined ? (titleOf(column.path, String(value)) ?? String(value)) : textIn(label, language);
    };
    const valueOf = (operand: Operand, column: ListColumn): string => {
      switch (operand.type) {
        case 'none':
          return '';
        case 'text':
          return t('chip.quoted', { text: operand.text });
        case 'number':
          return number.format(operand.number);
        case 'numbers':
          return operand.from === operand.to
            ? number.format(operand.from)
            : number.formatRange(operand.from, operand.to);
        case 'day':
          return day.format(new Date(operand.day));
        case 'days':
          return day.formatRange(new Date(operand.from), new Date(operand.to));
        case 'minute':
          return minute.format(new Date(`${operand.minute}Z`));
        case 'minutes':
          return minute.formatRange(new Date(`${operand.from}Z`), new Date(`${operand.to}Z`));
        case 'span':
          return spanText(operand.count, operand.unit, language);
        case 'period':
          return t(`period.${operand.period}`);
        case 'list':
          return any.format(operand.values.map((value) => labelOf(column, value)));
      }
    };
    const textOf = (node: FilterNode): string => {
      if (node.kind === 'foreign') return t('chip.foreign');
      if (node.kind === 'group') return groupText(node);
      const column = columns.find(({ path }) => path === node.path);
      if (column === undefined || node.operand === undefined) return '';
      const params = { column: textIn(column.title, language), operator: t(`operator.${node.operator}`) };
      const value = valueOf(node.operand, column);
      return value === '' ? t('chip.plain', params) : t('chip.withValue', { ...params, value });
    };
    const groupText = ({ join, of }: Group) => {
      const parts = of.map((part) => (part.kind === 'group' ? t('chip.group', { text: textOf(part) }) : textOf(part)));
      return (join === 'and' ? all : any).format(parts);
    };
    return textOf;
  }, [t, language, columns, titleOf]);
}

const unitNames: Record<SpanUnit, string> = { m: 'minute', h: 'hour', d: 'day', w: 'week', M: 'month', y: 'year' };

function spanText(count: number, unit: SpanUnit, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: unitNames[unit], unitDisplay: 'long' });
  return format.format(count);
}
