import type { ColumnKind, ListColumn } from '../columns/list-column';

export type Operator =
  | 'contains'
  | 'notContains'
  | 'equals'
  | 'notEquals'
  | 'startsWith'
  | 'less'
  | 'atMost'
  | 'greater'
  | 'atLeast'
  | 'between'
  | 'on'
  | 'before'
  | 'after'
  | 'period'
  | 'inLast'
  | 'inNext'
  | 'olderThan'
  | 'notOlderThan'
  | 'laterThan'
  | 'since'
  | 'past'
  | 'future'
  | 'isAny'
  | 'isNone'
  | 'isTrue'
  | 'isFalse'
  | 'isEmpty'
  | 'isFilled';

/** What a column is compared with. Days are `YYYY-MM-DD` and minutes `YYYY-MM-DDTHH:mm`, in the user's time zone. */
export type Operand =
  | { type: 'none' }
  | { type: 'text'; text: string }
  | { type: 'number'; number: number }
  | { type: 'numbers'; from: number; to: number }
  | { type: 'day'; day: string }
  | { type: 'days'; from: string; to: string }
  | { type: 'minute'; minute: string }
  | { type: 'minutes'; from: string; to: string }
  | { type: 'span'; count: number; unit: SpanUnit }
  | { type: 'period'; period: Period }
  | { type: 'list'; values: readonly (string | number)[] };

/** `m` minutes, `M` months. */
export const spanUnits = ['m', 'h', 'd', 'w', 'M', 'y'] as const;
export type SpanUnit = (typeof spanUnits)[number];

export const periods = [
  'today',
  'yesterday',
  'tomorrow',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const;
export type Period = (typeof periods)[number];

const emptiness = ['isEmpty', 'isFilled'] as const;
const ofDates = [
  'inLast',
  'period',
  'on',
  'before',
  'after',
  'between',
  'inNext',
  'since',
  'olderThan',
  'notOlderThan',
  'laterThan',
  'past',
  'future',
  ...emptiness,
] as const;

/** The operators of a column, the most frequent first. */
export function operatorsFor({
  kind,
  compare,
}: Pick<ListColumn, 'kind' | 'compare'>): readonly [Operator, ...Operator[]] {
  return compare === undefined ? operatorsOf[kind] : ['equals'];
}

/** By the kind of column. */
export const operatorsOf: Record<ColumnKind, readonly [Operator, ...Operator[]]> = {
  text: ['contains', 'equals', 'startsWith', 'notContains', 'notEquals', ...emptiness],
  number: ['equals', 'greater', 'atLeast', 'less', 'atMost', 'between', 'notEquals', ...emptiness],
  date: ofDates,
  dateTime: ofDates,
  boolean: ['isTrue', 'isFalse', ...emptiness],
  choice: ['isAny', 'isNone', ...emptiness],
  choices: ['isAny', 'isNone', ...emptiness],
  reference: ['isAny', 'isNone', ...emptiness],
  languageText: emptiness,
  other: emptiness,
};
