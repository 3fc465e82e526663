import type { JsonSchema } from '@signalbox/schemas';
import type { Sources } from '../load-sources';
import { errorAt, type SourceFile } from '../source-file';
import type { ValidationError } from '../validation-error';
import { isSchema, walkSchema, type PlacedSchema } from '../walk-schema';

/** No field is required while a condition hides it: the form could not be saved then. */
export function checkPresence({ forms }: Sources): ValidationError[] {
  return forms.flatMap(({ source, resolved }) =>
    walkSchema({ schema: resolved.schema, pointer: '/schema' }).flatMap((placed) => presenceErrors(source, placed)),
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
