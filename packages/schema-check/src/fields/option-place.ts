import { readAt } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import type { FormField } from './form-fields';

/** JSON pointer of an option in the file: some stand beside `ui:options` too, as `ui:<name>`. */
export function optionPlace({ source, uiAt }: Pick<FormField, 'source' | 'uiAt'>, name: string): string {
  const beside = `${uiAt}/ui:${name}`;
  return isJsonObject(source.value) && readAt(source.value, beside) !== undefined
    ? beside
    : `${uiAt}/ui:options/${name}`;
}
