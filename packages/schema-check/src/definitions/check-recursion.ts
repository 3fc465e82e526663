import { isLocal, type Library, recursiveDefinitions, refName, resolveRefs } from '@signalbox/form-compiler/plain-form';
import type { JsonSchema } from '@signalbox/schemas';
import { errorAt, type SourceFile } from '../source-file';
import type { ValidationError } from '../validation-error';
import { isSchema, walkSchema } from '../walk-schema';

/**
 * A definition that leads back to itself ends in the form: behind a branch of a choice that is not the first. RJSF would draw a
 * property without end, and make another schema for each level of a list, which cannot be compiled ahead. It has no secret:
 * those are stored by fixed places.
 */
export function checkRecursion(source: SourceFile, schema: JsonSchema, library: Library): ValidationError[] {
  const { definitions = {} } = schema;
  const endless = endlessDefinitions(schema);
  return [...recursiveDefinitions(definitions, library)].flatMap((name) => {
    const at = `/schema/definitions/${name}`;
    if (validatedWith(name, definitions).has(name))
      return [
        errorAt(source, at, {
          wrong: `"#/definitions/${name}" describes the same value again: no value could be validated`,
          remedy:
            'let it lead back to itself in a property, or in the items of a list, of a branch of "oneOf" after the first',
        }),
      ];
    if (endless.includes(name))
      return [
        errorAt(source, at, {
          wrong: `"#/definitions/${name}" leads back to itself without end`,
          remedy: 'let it do so in a branch of "oneOf" after the first, e.g. after { "type": "null" }',
        }),
      ];
    if (!leadsToSecret(name, { definitions, library, seen: new Set() })) return [];
    return [
      errorAt(source, at, {
        wrong: `a secret is in "#/definitions/${name}", which leads back to itself`,
        remedy: 'move the secret to a field of its own',
      }),
    ];
  });
}

interface Followed {
  definitions: Record<string, JsonSchema>;
  library: Library;
  seen: Set<string>;
}

/** True if a secret is in the definition, or in one that it refers to: the form has that one in the place of the reference. */
function leadsToSecret(name: string, { definitions, library, seen }: Followed): boolean {
  const target = definitions[name];
  if (target === undefined || seen.has(name)) return false;
  seen.add(name);
  return walkSchema({ schema: resolveRefs(target, library), pointer: '' }).some(
    ({ schema: { writeOnly, $ref } }) =>
      writeOnly === true ||
      ($ref !== undefined && isLocal($ref) && leadsToSecret(refName($ref), { definitions, library, seen })),
  );
}

/** The definitions that lead back to themselves without end. RJSF's own functions would follow them as long. */
export function endlessDefinitions({ definitions = {} }: JsonSchema): string[] {
  return Object.keys(definitions).filter(
    (name) => drawnWith(name, definitions).has(name) || validatedWith(name, definitions).has(name),
  );
}

/** The definitions that are drawn with this one before the user chooses anything. */
function drawnWith(name: string, definitions: Record<string, JsonSchema>): ReadonlySet<string> {
  return reached(name, { definitions, next: drawnAtOnce, seen: new Set() });
}

/** The definitions that describe the same value as this one. A validator would call itself without end. */
function validatedWith(name: string, definitions: Record<string, JsonSchema>): ReadonlySet<string> {
  return reached(name, { definitions, next: ofTheSameValue, seen: new Set() });
}

interface Reach {
  definitions: Record<string, JsonSchema>;
  next: (schema: JsonSchema) => string[];
  seen: Set<string>;
}

function reached(from: string, reach: Reach): ReadonlySet<string> {
  const { definitions, next, seen } = reach;
  for (const name of next(definitions[from] ?? {}))
    if (!seen.has(name)) {
      seen.add(name);
      reached(name, reach);
    }
  return seen;
}

function ofTheSameValue(schema: JsonSchema): string[] {
  if (!isSchema(schema)) return [];
  const { $ref, allOf = [], oneOf = [], anyOf = [], dependencies = {} } = schema;
  const single = [schema.not, schema.if, schema.then, schema.else, ...Object.values(dependencies)];
  return [...named($ref), ...[...allOf, ...oneOf, ...anyOf, ...single.filter(isSchema)].flatMap(ofTheSameValue)];
}

function named($ref: string | undefined): string[] {
  return $ref !== undefined && isLocal($ref) ? [refName($ref)] : [];
}

function drawnAtOnce(schema: JsonSchema): string[] {
  if (!isSchema(schema)) return [];
  const { $ref, properties = {}, allOf = [], oneOf = [], anyOf = [], dependencies = {} } = schema;
  const conditional = [schema.then, schema.else].filter(isSchema);
  const inside = [
    ...Object.values(properties),
    ...allOf,
    ...oneOf.slice(0, 1),
    ...anyOf.slice(0, 1),
    ...[schema.items ?? []].flat(),
    ...conditional,
    ...Object.values(dependencies).filter(isSchema).flatMap(branchesOf),
  ];
  return [...named($ref), ...inside.flatMap(drawnAtOnce)];
}

/** A choice in `dependencies` is made by a property, which may have a default: any branch may be drawn at once. */
function branchesOf({ oneOf = [], ...rest }: JsonSchema): JsonSchema[] {
  return [rest, ...oneOf];
}
