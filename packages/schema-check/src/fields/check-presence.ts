import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import type { Sources } from '../load-sources';
import { errorAt, type SourceFile } from '../source-file';
import type { ValidationError } from '../validation-error';
import { isSchema, walkSchema, type PlacedSchema } from '../walk-schema';

/** No field is required while a condition hides it: the form could not be saved then. None is hidden always. */
export function checkPresence({ forms }: Sources): ValidationError[] {
  return forms.flatMap(({ source, resolved }) =>
    walkSchema({ schema: resolved.schema, pointer: '/schema' }).flatMap((placed) => [
      ...presenceErrors(source, placed),
      ...neverShown(source, placed),
    ]),
  );
}

function neverShown(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  const hiddenByThen = hiddenBy(schema.then);
  return hiddenBy(schema.else)
    .filter((name) => hiddenByThen.includes(name))
    .map((name) =>
      errorAt(source, `${pointer}/else/properties${pointerOf([name])}`, {
        wrong: `"then" and "else" both hide "${name}": it is never shown`,
        remedy: 'remove it from the branch that shows it',
        atKey: true,
      }),
    );
}

function presenceErrors(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  const branches = [schema, ...(schema.allOf ?? [])].flatMap(({ then, else: otherwise }) => [then, otherwise]);
  const hiddenSometimes = new Set(branches.flatMap(hiddenBy));
  return (schema.required ?? []).flatMap((name, index) => {
    if (!hiddenSometimes.has(name) && !hiddenBy(schema).includes(name)) return [];
    return [
      errorAt(source, `${pointer}/required/${index}`, {
        wrong: `"${name}" is required, but a condition hides it: the form could not be saved then`,
        remedy: `require it only where it is shown: "required": ["${name}"] in the other branch of the condition`,
      }),
    ];
  });
}

/** Names of properties that the schema hides: those that are `false`. */
function hiddenBy(schema: JsonSchema | undefined): string[] {
  if (!isSchema(schema)) return [];
  return Object.entries<unknown>(schema.properties ?? {}).flatMap(([name, part]) => (part === false ? [name] : []));
}
