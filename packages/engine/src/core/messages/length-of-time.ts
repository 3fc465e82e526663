import type { FieldError, FieldPlan } from '../contract';
import { languageTags } from './language-tags';
import { pathOf } from '../pointer';

/** A param of a message: a length of time, which the message has in its language and with its unit. */
export interface LengthOfTime {
  seconds: number;
}

/** The limit of a length of time, instead of its number of seconds. Empty for the error of another value. */
export function timeLimit(
  field: Partial<Pick<FieldPlan, 'schema'>> | undefined,
  { pointer, params: { limit } }: Pick<FieldError, 'pointer' | 'params'>,
): { limit?: LengthOfTime } {
  const product = field?.schema?.product;
  const isTime = product !== undefined && pathOf(pointer).at(-1) === product.property;
  return isTime && typeof limit === 'number' ? { limit: { seconds: limit } } : {};
}

/** The length in the largest unit of which it is a whole number. */
export function timeText({ seconds }: LengthOfTime, language: string): string {
  const [unit, length] = units.find(([, each]) => seconds % each === 0) ?? units[3];
  const format = new Intl.NumberFormat(languageTags(language), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(seconds / length);
}

/** Units of `Intl.NumberFormat`, with their seconds. */
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;
