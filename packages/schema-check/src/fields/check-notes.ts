import type { JsonSchema } from '@signalbox/schemas';
import type { Sources } from '../load-sources';
import { errorAt, type SourceFile } from '../source-file';
import type { ValidationError } from '../validation-error';
import { isSchema, type PlacedSchema, walkSchema } from '../walk-schema';

/** A note, which is a property of the type null, stores nothing: it cannot be required, and nothing says what its value is. */
export function checkNotes({ forms }: Sources): ValidationError[] {
  return forms.flatMap(({ source, resolved }) =>
    walkSchema({ schema: resolved.schema, pointer: '/schema' }).flatMap((placed) => [
      ...requiredNotes(source, placed),
      ...(isProperty.test(placed.pointer) && isNote(placed.schema) ? keywordsOfValues(source, placed) : []),
    ]),
  );
}

const isProperty = /\/properties\/[^/]+$/;

function isNote(schema: JsonSchema | boolean | undefined): boolean {
  return isSchema(schema) && schema.type === 'null';
}

function requiredNotes(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  return (schema.required ?? []).flatMap((name, index) =>
    isNote(schema.properties?.[name])
      ? [
          errorAt(source, `${pointer}/required/${index}`, {
            wrong: `"${name}" is a note, which has no value: the form could not be saved`,
            remedy: 'remove it from "required"',
          }),
        ]
      : [],
  );
}

const ofValues = ['default', 'const', 'enum', 'examples', 'deprecated', 'readOnly', 'renamedFrom'] as const;

function keywordsOfValues(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  return ofValues
    .filter((keyword) => schema[keyword] !== undefined)
    .map((keyword) =>
      errorAt(source, `${pointer}/${keyword}`, {
        wrong: `a field of the type null is a note, which has no value: "${keyword}" says nothing`,
        remedy: 'remove it; the text of the note is the message "<path>.help"',
        atKey: true,
      }),
    );
}
