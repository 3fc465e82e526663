import { textIn } from '@signalbox/api';
import { pointerOf, readAt } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { isLanguageText } from '@signalbox/schemas/language-text';
import type { Collection } from '../common/collection';

interface TitleOptions {
  collection: Collection;
  values: JsonObject;
  /** Language of the user. */
  language: string;
}

/** Returns what names a record: the value of its first column. '' for none. */
export function recordTitle({ collection, values, language }: TitleOptions): string {
  const [column] = collection.columns;
  const value = column && readAt(values, pointerOf(column.path.split('.')));
  if (value === undefined || value === null) return '';
  if (isLanguageText(value)) return textIn(value, language);
  return typeof value === 'object' ? '' : String(value);
}
