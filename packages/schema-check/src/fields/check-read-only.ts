import { pathOf, pointerOf } from '@signalbox/engine/core';
import { withPlainRoot } from '@signalbox/form-compiler/plain-form';
import { subschemaKeywords } from '@signalbox/schemas/subschema-keywords';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';
import { type PlacedSchema, walkSchema } from '../walk-schema';
import { fieldsOf } from './form-fields';

/**
 * A `readOnly` that no field contains would have no effect: neither input nor server would know it. With any widget of
 * a field, the server looks for it in the field's schema and its branches.
 */
export function checkReadOnly(sources: Sources): ValidationError[] {
  const fields = fieldsOf(sources);
  return sources.forms.flatMap(({ source, definition }) => {
    const own = fields.filter((field) => field.source === source);
    if (own.length === 0) return [];
    const known = new Set(
      own.flatMap(({ schema, at }) =>
        readOnlyIn({ schema, pointer: at })
          .filter(({ pointer }) => !keywordsIn(pointer).some(({ keyword }) => unread.has(keyword)))
          .map(({ pointer }) => valueAt(pointer)),
      ),
    );
    return readOnlyIn({ schema: withPlainRoot(definition).schema, pointer: '/schema' })
      .filter(({ pointer }) => !known.has(valueAt(pointer)))
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

/** Keywords of a field in which the server looks for no `readOnly`. */
const unread = new Set(['dependencies', 'contains', 'propertyNames']);

/** Keywords whose schemas describe no value, or one that is described elsewhere. */
const notDescribing = new Set(['definitions', 'if', 'not']);

function readOnlyIn(placed: PlacedSchema): PlacedSchema[] {
  return walkSchema(placed).filter(
    ({ schema, pointer }) =>
      schema.readOnly === true && !keywordsIn(pointer).some(({ keyword }) => notDescribing.has(keyword)),
  );
}

/** Pointer of the values that a schema describes: without the branches that lead to it. */
function valueAt(pointer: string): string {
  return pointerOf(
    keywordsIn(pointer).flatMap(({ keyword, name }) => {
      if (keyword === 'properties') return name ?? [];
      return inner.has(keyword) ? [keyword, ...(name === undefined ? [] : [name])] : [];
    }),
  );
}

/** Keywords whose schemas describe values inside, beside `properties`. */
const inner = new Set(['items', 'additionalItems', 'additionalProperties']);

/** The keywords that lead to a schema, each with the name or the place that follows it. */
function keywordsIn(pointer: string): { keyword: string; name?: string }[] {
  const [, ...parts] = pathOf(pointer);
  const found: { keyword: string; name?: string }[] = [];
  while (parts.length > 0) {
    const keyword = parts.shift() ?? '';
    const isNamed = named.has(keyword) || (keyword === 'items' && /^\d+$/.test(parts[0] ?? ''));
    const name = isNamed ? parts.shift() : undefined;
    found.push(name === undefined ? { keyword } : { keyword, name });
  }
  return found;
}

const { list, byName } = subschemaKeywords;
const named = new Set<string>([...list, ...byName, 'dependencies']);
