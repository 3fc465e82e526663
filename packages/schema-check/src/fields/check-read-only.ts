import { isWithin, pathOf, pointerOf, rjsfWidget } from '@signalbox/engine/core';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';
import { walkSchema } from '../walk-schema';
import { fieldsOf } from './form-fields';

/** A `readOnly` that is not declared by a field would have no effect: neither input nor server would know it. */
export function checkReadOnly(sources: Sources): ValidationError[] {
  const fields = fieldsOf(sources);
  return sources.forms.flatMap(({ source, definition }) => {
    const own = fields.filter((field) => field.source === source);
    if (own.length === 0) return [];
    const isKnown = (place: string) =>
      own.some(({ at, schema, widget }) => {
        const field = valueAt(at);
        return (schema.readOnly === true && field === place) || (widget === rjsfWidget && isWithin(place, field));
      });
    return walkSchema({ schema: definition.schema, pointer: '/schema' })
      .filter(({ schema, pointer }) => schema.readOnly === true && !/\/(definitions|if|not)\//.test(pointer))
      .filter(({ pointer }) => !isKnown(valueAt(pointer)))
      .map(({ schema, pointer }) =>
        errorAt(source, `${pointer}/readOnly`, {
          wrong: '"readOnly" has no effect here: the value could be changed',
          remedy: schema.properties
            ? 'write it at each field of the section'
            : 'write it where the field is declared: a condition shows, requires and narrows fields, and locks none',
          atKey: true,
        }),
      );
  });
}

/** Pointer of the values that a schema describes: without the branches that lead to it. */
function valueAt(pointer: string): string {
  const [, ...parts] = pathOf(pointer);
  const names: string[] = [];
  while (parts.length > 0) {
    const keyword = parts.shift();
    if (keyword === 'items' && !/^\d+$/.test(parts[0] ?? '')) names.push('items');
    else if (keyword !== 'then' && keyword !== 'else') {
      const name = parts.shift();
      if (keyword === 'properties' && name !== undefined) names.push(name);
    }
  }
  return pointerOf(names);
}
