import type { JsonSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { secretPlaces } from '@signalbox/schemas/secret-places';
import type { Sources } from '../load-sources';
import { errorAt, type SourceFile } from '../source-file';
import type { ValidationError } from '../validation-error';
import { partsOf, walkSchema, type PlacedSchema } from '../walk-schema';

/**
 * A secret is the shared schema `secret.json`, which allows the marker of a stored one, and has no default: every browser
 * would load it with the form. The server finds secrets in properties, and in those of the items of lists.
 */
export function checkSecretFields({ forms }: Sources): ValidationError[] {
  return forms.flatMap(({ source, definition, resolved }) => [
    ...walkSchema({ schema: definition.schema, pointer: '/schema' }).flatMap((placed) => handMade(source, placed)),
    ...defaultErrors(source, { schema: resolved.schema, pointer: '/schema' }, []),
    ...secretPlaces(resolved.schema).flatMap((place) => unreached(source, `/schema${place}`)),
  ]);
}

/** Where secrets are stored apart, or where another check rejects them: in tuples and recursive definitions. */
const reached = /^\/schema(\/definitions\/.*|(\/properties\/[^/]+|\/items(\/\d+)?|\/additionalItems)*)$/;

function unreached(source: SourceFile, pointer: string): ValidationError[] {
  if (reached.test(pointer)) return [];
  return [
    errorAt(source, pointer, {
      wrong:
        'a secret in a choice, a condition or a property that users name would be stored like other values, and sent out',
      remedy: 'move it to a property of its own, outside of them',
    }),
  ];
}

function handMade(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  if (schema.writeOnly === undefined || schema.$ref !== undefined) return [];
  return [
    errorAt(source, `${pointer}/writeOnly`, {
      wrong: 'a secret made by hand: its input could not show that one is stored',
      remedy: 'use { "$ref": "secret.json", "boundTo": […] } instead of the schema',
      atKey: true,
    }),
  ];
}

interface Default {
  at: string;
  value: unknown;
}

/** Looks for defaults of secrets: their own, and those that a schema around them has for them. */
function defaultErrors(source: SourceFile, { schema, pointer }: PlacedSchema, outer: Default[]): ValidationError[] {
  const defaults =
    schema.default === undefined ? outer : [...outer, { at: `${pointer}/default`, value: schema.default }];
  if (schema.writeOnly === true && schema.examples !== undefined)
    return [
      errorAt(source, `${pointer}/examples`, {
        wrong: 'an example of a secret: every browser loads it with the form',
        remedy: 'remove it, and describe the secret in the message "<path>.placeholder"',
        atKey: true,
      }),
    ];
  if (schema.writeOnly === true)
    return defaults
      .filter(({ value }) => value !== undefined)
      .map(({ at }) =>
        errorAt(source, at, {
          wrong: 'a default of a secret: every browser loads it with the form',
          remedy: 'remove it, and let the administrator enter the secret',
        }),
      );
  return partsOf({ schema, pointer }).flatMap((part) =>
    defaultErrors(source, part, innerDefaults(defaults, schema, part)),
  );
}

function innerDefaults(defaults: Default[], schema: JsonSchema, part: PlacedSchema): Default[] {
  const [name] = Object.entries(schema.properties ?? {}).find(([, each]) => each === part.schema) ?? [];
  if (name !== undefined)
    return defaults.map(({ at, value }) => ({
      at: `${at}/${name}`,
      value: isJsonObject(value) ? value[name] : undefined,
    }));
  if (part.schema === schema.items)
    return defaults.flatMap(({ at, value }) =>
      Array.isArray(value) ? value.map((item: unknown, index) => ({ at: `${at}/${index}`, value: item })) : [],
    );
  return defaults;
}
