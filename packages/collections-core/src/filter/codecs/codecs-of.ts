import type { ColumnKind } from '../../columns/list-column';
import type { Operator } from '../operators';
import type { AnyCodec } from './codec';
import { dateCodecs, dateTimeCodecs } from './date-codecs';
import { emptinessCodecs, fixed, listCodecs } from './list-codecs';
import { numberCodecs } from './number-codecs';
import { textCodecs } from './text-codecs';

const byKind: Record<ColumnKind, Partial<Record<Operator, AnyCodec>>> = {
  text: { ...textCodecs, ...emptinessCodecs('') },
  number: { ...numberCodecs, ...emptinessCodecs(undefined) },
  date: { ...dateCodecs, ...emptinessCodecs('') },
  dateTime: { ...dateTimeCodecs, ...emptinessCodecs('') },
  boolean: { isTrue: fixed(true), isFalse: fixed(false), ...emptinessCodecs(undefined) },
  choice: { ...listCodecs, ...emptinessCodecs(undefined) },
  choices: { ...listCodecs, ...emptinessCodecs([]) },
  reference: { ...listCodecs, ...emptinessCodecs('') },
  languageText: emptinessCodecs(undefined),
  other: emptinessCodecs(undefined),
};

/**
 * Returns how the operator is written in the query of a list. Undefined for one that columns of the kind do not have.
 */
export function codecOf(kind: ColumnKind, operator: Operator): AnyCodec | undefined {
  return byKind[kind][operator];
}
