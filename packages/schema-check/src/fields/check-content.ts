import { rjsfWidget } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { isSchema, type PlacedSchema, walkSchema } from '../walk-schema';
import { fieldsOf, type FormField } from './form-fields';

/** A list says what its items are, and an object which properties it has: nothing could be entered otherwise. */
export function checkContent(sources: Sources): ValidationError[] {
  return fieldsOf(sources).flatMap((field) =>
    declaredIn(field).flatMap(({ schema, pointer }) => {
      const reason = emptyList(schema) ?? emptyObject(schema);
      return reason ? [errorAt(field.source, pointer, reason)] : [];
    }),
  );
}

/** A condition and its branches limit what is declared beside them. Definitions stand in each field that RJSF draws. */
const notDeclaring = /\/(if|not|then|else|allOf\/\d+|definitions\/[^/]+)(\/|$)/;

/** A variant is a choice in itself: it may have nothing to enter. */
const isVariant = /\/(oneOf|anyOf)\/\d+$/;

/** The schema of the field, of the items of its list, and of all parts of what RJSF draws. */
function declaredIn({ schema, at, widget }: FormField): PlacedSchema[] {
  // A plug-in's input knows its values, and a hidden field has none to enter. In a form with other mistakes a field may be no schema.
  if (widget.includes(':') || widget === 'hidden' || !isSchema(schema)) return [];
  if (widget === rjsfWidget)
    return walkSchema({ schema, pointer: '' })
      .filter(({ pointer }) => !notDeclaring.test(pointer) && !isVariant.test(pointer))
      .map((part) => ({ ...part, pointer: at + part.pointer }));
  if (schema.const !== undefined) return [];
  const { items } = schema;
  const listed = widget === 'list' && isSchema(items) ? [items] : [];
  return [{ schema, pointer: at }, ...listed.map((item) => ({ schema: item, pointer: `${at}/items` }))];
}

function emptyList({ type, items, enum: choices }: JsonSchema): Reported | undefined {
  if (![type].flat().includes('array') || isSchema(items) || Array.isArray(items) || choices !== undefined)
    return undefined;
  return {
    wrong: 'the list does not say what its items are: nothing can be entered',
    remedy: 'add "items": the schema of each item',
  };
}

function emptyObject(schema: JsonSchema): Reported | undefined {
  const { type, properties, additionalProperties, enum: choices, $ref, oneOf, anyOf, allOf } = schema;
  const says = properties ?? schema.patternProperties ?? choices ?? $ref ?? oneOf ?? anyOf ?? allOf ?? schema.const;
  if (type !== 'object' || says !== undefined || typeof additionalProperties === 'object') return undefined;
  return {
    wrong: 'the object has no properties: nothing can be entered',
    remedy: 'add "properties"; or "additionalProperties" with a schema, for names that users choose',
  };
}
