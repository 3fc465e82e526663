import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import { isFileSchema, maxDataUrlCharacters } from '@signalbox/schemas/data-url';
import { furtherItemsOf, itemsOf, placesOf } from '@signalbox/schemas/items-of';
import type { Sources } from '../load-sources';
import { errorAt, type SourceFile } from '../source-file';
import type { ValidationError } from '../validation-error';
import { isSchema, walkSchema } from '../walk-schema';

/** All files in the values of a form fit into the settings together: the error is at the first property that no longer does. */
export function checkFileValues({ forms }: Sources): ValidationError[] {
  return forms.flatMap(({ source, resolved: { schema } }) => [
    ...tooMuch(source, schema),
    // The definitions that are left lead back to themselves: all others stand at the place of each value.
    ...Object.entries(schema.definitions ?? {}).flatMap(([name, definition]) => endless(source, name, definition)),
  ]);
}

function tooMuch(source: SourceFile, schema: JsonSchema): ValidationError[] {
  let characters = 0;
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const own = charactersOf(part);
    characters += own;
    if (own > 0 && characters > maxDataUrlCharacters)
      return [
        errorAt(source, `/schema/properties${pointerOf([name])}`, {
          wrong: `the files in the values of the form can have ${characters} characters, and ${maxDataUrlCharacters} fit into the settings`,
          remedy: `lower "maxLength", or "maxItems" of the list; or use "file.json": larger files are uploaded, and the value is their address`,
        }),
      ];
  }
  return [];
}

function endless(source: SourceFile, name: string, definition: JsonSchema): ValidationError[] {
  if (!walkSchema({ schema: definition, pointer: '' }).some((part) => isFileSchema(part.schema))) return [];
  return [
    errorAt(source, `/schema/definitions${pointerOf([name])}`, {
      wrong: 'a file is in a definition that leads back to itself: nothing limits how many there are',
      remedy: 'move it to a field of its own, or use "file.json"',
    }),
  ];
}

/** The most characters that the files in a value have. Without a limit: none, as its absence is an error of its own. */
function charactersOf(schema: JsonSchema | boolean | undefined): number {
  if (!isSchema(schema)) return 0;
  if (isFileSchema(schema)) return schema.maxLength ?? 0;
  const { properties = {}, additionalProperties, maxProperties = 0, maxItems = 0, oneOf = [], anyOf = [] } = schema;
  return (
    sumOf(Object.values(properties)) +
    sumOf(placesOf(schema) ?? []) +
    maxItems * charactersOf(itemsOf(schema) ?? furtherItemsOf(schema)) +
    maxProperties * charactersOf(typeof additionalProperties === 'object' ? additionalProperties : undefined) +
    Math.max(0, ...[...oneOf, ...anyOf].map(charactersOf))
  );
}

function sumOf(parts: readonly (JsonSchema | boolean)[]): number {
  return parts.reduce<number>((sum, part) => sum + charactersOf(part), 0);
}
