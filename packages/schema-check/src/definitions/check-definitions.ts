import {
  isLocal,
  type OwnDefinition,
  ownDefinition,
  ownDefinitions,
  plainSchema,
  UnplainFormError,
  withOwnDefinitions,
  withPlainRoot,
} from '@signalbox/form-compiler/plain-form';
import { isWithin, pointerOf } from '@signalbox/engine/core';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { checkRecursion, endlessDefinitions } from './check-recursion';
import { checkRoot } from './check-root';
import type { SchemaLibrary } from '../declared';
import { errorAt, type SourceFile } from '../source-file';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { ValidationError } from '../validation-error';
import { type PlacedSchema, walkSchema } from '../walk-schema';

/**
 * Each reference of a form to its own definitions names one, each definition is used, and those that lead
 * back to themselves end. Without errors of this kind, the form has a plain form, or the error says why not.
 */
export function checkDefinitions(
  form: { source: SourceFile; definition: FormDefinition },
  library: SchemaLibrary,
): ValidationError[] {
  const { source, definition } = form;
  const { schema } = definition;
  const parts = walkSchema({ schema, pointer: '/schema' });
  const refs = parts.filter((part) => part.schema.$ref !== undefined);
  const errors = [
    ...misplaced(source, parts),
    ...namedTwice(source, schema),
    ...wrongRefs(source, { schema, refs }),
    ...unused(source, schema, refs),
    ...checkRecursion(source, withOwnDefinitions(definition).schema, library),
    ...checkRoot(form),
  ];
  return errors.length > 0 ? errors : unplainErrors(form, library);
}

function unplainErrors(
  { source, definition }: { source: SourceFile; definition: FormDefinition },
  library: SchemaLibrary,
): ValidationError[] {
  const plain = plainOf(definition, library);
  if (plain instanceof UnplainFormError) return [errorAt(source, `/schema${plain.pointer}`, plain.reported)];
  if (plain.$ref === undefined && plain.properties === undefined && definition.schema.allOf !== undefined)
    return [
      errorAt(source, '/schema/allOf', {
        wrong: 'no part declares a field',
        remedy: 'declare the fields in "properties"',
      }),
    ];
  return walkSchema({ schema: plain, pointer: '/schema' })
    .filter((part) => part.schema.dependencies !== undefined)
    .map(({ pointer }) =>
      errorAt(source, `${pointer}/dependencies`, {
        wrong: '"dependencies" stands beside the "properties" of a field or section only',
        remedy: 'move it there, or use "if" and "then"',
        atKey: true,
      }),
    );
}

/** Matches the pointer of the root, or of a definition at the root. */
const identified = /^\/schema(\/(definitions|\$defs)\/[^/]+)?$/;

function misplaced(source: SourceFile, parts: readonly PlacedSchema[]): ValidationError[] {
  const of = (keyword: '$defs' | 'definitions' | '$id' | '$schema', isThere: (pointer: string) => boolean) =>
    parts
      .filter(({ schema, pointer }) => schema[keyword] !== undefined && !isThere(pointer))
      .map(({ pointer }) => ({ at: `${pointer}/${keyword}`, keyword }));
  const isRoot = (pointer: string) => pointer === '/schema';
  const isIdentified = (pointer: string) => identified.test(pointer);
  return [
    ...[...of('definitions', isRoot), ...of('$defs', isRoot)].map(({ at }) =>
      errorAt(source, at, {
        wrong: 'definitions stand at the root of "schema" only',
        remedy: 'move them there',
        atKey: true,
      }),
    ),
    ...[...of('$id', isIdentified), ...of('$schema', isIdentified)].map(({ at, keyword }) =>
      errorAt(source, at, {
        wrong: `"${keyword}" is that of the root of "schema", or of a definition`,
        remedy: 'remove it here',
        atKey: true,
      }),
    ),
  ];
}

/** In `definitions`, `$defs`, or both. */
function namedTwice(source: SourceFile, { definitions = {}, $defs = {} }: JsonSchema): ValidationError[] {
  return Object.keys($defs)
    .filter((name) => Object.hasOwn(definitions, name))
    .map((name) =>
      errorAt(source, `/schema/$defs${pointerOf([name])}`, {
        wrong: `"definitions" has "${name}" too`,
        remedy: 'rename one of them',
        atKey: true,
      }),
    );
}

function wrongRefs(
  source: SourceFile,
  { schema, refs }: { schema: JsonSchema; refs: PlacedSchema[] },
): ValidationError[] {
  return refs.flatMap(({ schema: { $ref = '' }, pointer }) => {
    // `checkRefs` knows the others.
    if (!isLocal($ref) || ownDefinition(schema, $ref)) return [];
    return [
      errorAt(source, `${pointer}/$ref`, {
        wrong: `"${$ref}" names no definition of this form`,
        remedy: suggest($ref, ownDefinitions(schema).map(placeOf)),
      }),
    ];
  });
}

function placeOf({ keyword, name }: OwnDefinition): string {
  return `#${pointerOf([keyword, name])}`;
}

function unused(source: SourceFile, schema: JsonSchema, refs: PlacedSchema[]): ValidationError[] {
  const at = ({ keyword, name }: OwnDefinition) => `/schema${pointerOf([keyword, name])}`;
  const used = new Map(refs.map((ref) => [ref, ownDefinition(schema, ref.schema.$ref ?? '')]));
  const isUsed = (own: OwnDefinition) =>
    refs.some((ref) => used.get(ref)?.plainName === own.plainName && !isWithin(ref.pointer, at(own)));
  return ownDefinitions(schema)
    .filter((own) => !isUsed(own))
    .map((own) =>
      errorAt(source, at(own), {
        wrong: `nothing refers to the definition "${own.name}"`,
        remedy: 'remove it',
        atKey: true,
      }),
    );
}

/** True if the engine can draw the form: its schema has a plain form. */
export function isPlain(definition: FormDefinition, library: SchemaLibrary): boolean {
  return !isEndless(definition) && unplainPlace(definition, library) === undefined;
}

/** Pointer of the place for which a form has no plain form. Undefined for a form that has one, or is endless. */
export function unplainPlace(definition: FormDefinition, library: SchemaLibrary): string | undefined {
  const plain = isEndless(definition) ? undefined : plainOf(definition, library);
  return plain instanceof UnplainFormError ? `/schema${plain.pointer}` : undefined;
}

function isEndless(definition: FormDefinition): boolean {
  return endlessDefinitions(withOwnDefinitions(definition).schema).length > 0;
}

function plainOf(definition: FormDefinition, library: SchemaLibrary): JsonSchema | UnplainFormError {
  try {
    return plainSchema(withPlainRoot(definition).schema, library);
  } catch (error) {
    if (error instanceof UnplainFormError) return error;
    throw error;
  }
}
