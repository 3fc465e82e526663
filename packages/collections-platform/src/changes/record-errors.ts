import { PlatformError } from '@signalbox/api';
import { isInHidden } from '@signalbox/collections-core';
import { pathOf } from '@signalbox/engine/core';
import type { FieldError } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas/json';
import { placeNames } from './place-names';

/** `invalidField`, with the titles that the fields have in the model, and the items that have them. */
export function invalidRecord(schema: JsonObject, errors: FieldError[]): PlatformError {
  const [first] = errors;
  const titled = errors.map((error) => {
    const path = pathOf(error.pointer);
    const { item, ...titled } = placeNames(schema, path);
    const inItem = item === undefined ? {} : { item };
    if (error.keyword !== 'additionalProperties') return { ...error, ...titled, ...inItem };
    // The sender may not know the title of a column that does not exist for them.
    return item === undefined ? error : { ...error, ...inItem, title: path.at(-1) };
  });
  return new PlatformError('invalidField', {
    pointer: first?.pointer,
    field: pathOf(first?.pointer ?? '').join('.'),
    errors: titled,
  });
}

/** Throws `invalidField`, or `hiddenFieldInvalid` if a column is wrong that the sender may not see: its name stays hidden. */
export function rejectInvalid(schema: JsonObject, all: FieldError[], locked: readonly string[][]): void {
  const visible = all.filter(({ pointer }) => !isInHidden(pathOf(pointer), { schema, hidden: locked }));
  if (visible.length > 0) throw invalidRecord(schema, visible);
  if (all.length > 0) throw new PlatformError('hiddenFieldInvalid');
}
