import { isWithin, pathOf, pointerOf } from '@signalbox/engine/core';
import type { DraftError } from '../../shared/draft';
import { type DraftField, placesOf } from '../fields/draft-fields';

/** Errors of the check at the declaration, the uiSchema or the messages of a field. */
export function errorsOfField(errors: readonly DraftError[], field: DraftField): DraftError[] {
  const places = placesOf(field).map((place) => pointerOf(place.map(String)));
  const prefix = `${field.path.join('.')}.`;
  return errors.filter(({ file, pointer }) =>
    file === 'form.json'
      ? places.some((place) => isWithin(pointer, place))
      : (pathOf(pointer)[0] ?? '').startsWith(prefix),
  );
}
