import { isWithin, pathOf, pointerOf } from '@signalbox/engine/core';
import type { DraftError } from '../../shared/draft';
import type { DraftField } from '../fields/draft-fields';

/** Errors of the check at the declaration, the uiSchema or the messages of a field. */
export function errorsOfField(errors: readonly DraftError[], { schemaPath, uiPath, path }: DraftField): DraftError[] {
  const places = [schemaPath, uiPath].map((place) => pointerOf(place.map(String)));
  const prefix = `${path.join('.')}.`;
  return errors.filter(({ file, pointer }) =>
    file === 'form.json'
      ? places.some((place) => isWithin(pointer, place))
      : (pathOf(pointer)[0] ?? '').startsWith(prefix),
  );
}
