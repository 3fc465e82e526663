import { isStorableText } from '@signalbox/api';
import type { FieldError } from '@signalbox/platform-kit';

/** Records of an archive that are left out because no user could save them. */
export interface InvalidRecords {
  count: number;
  /** The first ones, at most `maxShown`. */
  shown: InvalidRecord[];
}

export interface InvalidRecord {
  id: string;
  error: FieldError;
}

export const maxShown = 20;

export function addInvalid(records: InvalidRecords, { id, error }: InvalidRecord): void {
  records.count += 1;
  if (records.shown.length < maxShown) records.shown.push({ id: shownId(id), error: shownError(error) });
}

/** Truncated, without a lone surrogate at the cut: the record of the restore stores it. */
function shownId(id: string): string {
  return id.slice(0, maxShownCharacters).replace(/\p{Surrogate}/gu, '');
}

/** Without parameters of any length from the archive. */
export function shownError({ pointer, keyword, params }: FieldError): FieldError {
  const short = Object.entries(params).filter(([, value]) => !isLong(value));
  return { pointer: shownText(pointer), keyword, params: Object.fromEntries(short) };
}

function isLong(value: FieldError['params'][string]): boolean {
  const text = JSON.stringify(value);
  return text.length > maxShownCharacters || !isStorableText(text);
}

function shownText(text: string): string {
  const short = text.slice(0, maxShownCharacters);
  return isStorableText(short) ? short : '';
}

const maxShownCharacters = 200;
