import type { FieldError } from '../contract';

/** How one language says the unit of the field, and an amount of a unit. */
interface UnitMessages {
  /** In the plural form of the count. Undefined for a field without one. */
  unit: (count: number) => string | undefined;
  /** The message `validation.amount` of the engine. */
  amount: (params: { count: number; unit: string }) => string | undefined;
}

/** The limit of a number with the unit of its field, such as `7 days`, instead of the number. Empty where there is no unit. */
export function limitInUnit(
  { keyword, params }: Pick<FieldError, 'keyword' | 'params'>,
  { unit, amount }: UnitMessages,
): Record<string, string> {
  const name = paramOf[keyword];
  const count = name === undefined ? undefined : params[name];
  const counted = typeof count === 'number' ? unit(count) : undefined;
  if (name === undefined || typeof count !== 'number' || counted === undefined) return {};
  const text = amount({ count, unit: counted });
  return text === undefined ? {} : { [name]: text };
}

/** The keywords that limit numbers, with the param that has the number. Those of texts and lists count their parts. */
const paramOf: Partial<Record<string, string>> = {
  minimum: 'limit',
  maximum: 'limit',
  exclusiveMinimum: 'limit',
  exclusiveMaximum: 'limit',
  multipleOf: 'multipleOf',
};
