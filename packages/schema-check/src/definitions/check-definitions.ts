import { isLocal, plainSchema, refName, UnplainFormError } from '@signalbox/form-compiler/plain-form';
import { isWithin, pointerOf } from '@signalbox/engine/core';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { checkRecursion, endlessDefinitions } from './check-recursion';
import type { SchemaLibrary } from '../declared';
import { errorAt, type SourceFile } from '../source-file';
import { suggest, type ValidationError } from '../validation-error';
import { type PlacedSchema, walkSchema } from '../walk-schema';

/**
 * Each reference of a form to its own definitions names one, each definition is used, and those that lead
 * back to themselves end. Without errors of this kind, the form has a plain form, or the error says why not.
 */
export function checkDefinitions(
  { source, definition }: { source: SourceFile; definition: FormDefinition },
  library: SchemaLibrary,
): ValidationError[] {
  const { schema } = definition;
  const parts = walkSchema({ schema, pointer: '/schema' });
  const refs = parts.filter((part) => part.schema.$ref !== undefined && isLocal(part.schema.$ref));
  const errors = [
    ...misplaced(source, parts),
    ...wrongRefs(source, { schema, refs }),
    ...unused(source, schema, refs),
    ...checkRecursion(source, schema, library),
  ];
  return errors.length > 0 ? errors : unplainErrors(source, schema, library);
}

function unplainErrors(source: SourceFile, schema: JsonSchema, library: SchemaLibrary): ValidationError[] {
  const plain = plainOf(schema, library);
  if (plain instanceof UnplainFormError) return [errorAt(source, `/schema${plain.pointer}`, plain.reported)];
  if (plain.$ref === undefined && plain.properties === undefined)
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

function misplaced(source: SourceFile, parts: readonly PlacedSchema[]): ValidationError[] {
  return parts
    .filter(({ schema, pointer }) => schema.definitions !== undefined && pointer !== '/schema')
    .map(({ pointer }) =>
      errorAt(source, `${pointer}/definitions`, {
        wrong: 'definitions stand at the root of "schema" only',
        remedy: 'move them there',
        atKey: true,
      }),
    );
}

function wrongRefs(
  source: SourceFile,
  { schema, refs }: { schema: JsonSchema; refs: PlacedSchema[] },
): ValidationError[] {
  const { definitions = {} } = schema;
  return refs.flatMap(({ schema: { $ref = '' }, pointer }) => {
    const name = refName($ref);
    if (definitions[name] !== undefined) return [];
    return [
      errorAt(source, `${pointer}/$ref`, {
        wrong: `"${$ref}" names no definition of this form`,
        remedy: suggest(
          $ref,
          Object.keys(definitions).map((each) => `#/definitions/${each}`),
        ),
      }),
    ];
  });
}

function unused(source: SourceFile, { definitions = {} }: JsonSchema, refs: PlacedSchema[]): ValidationError[] {
  const isUsed = (name: string) =>
    refs.some(
      ({ schema, pointer }) =>
        refName(schema.$ref ?? '') === name && !isWithin(pointer, `/schema/definitions${pointerOf([name])}`),
    );
  return Object.keys(definitions)
    .filter((name) => !isUsed(name))
    .map((name) =>
      errorAt(source, `/schema/definitions${pointerOf([name])}`, {
        wrong: `nothing refers to the definition "${name}"`,
        remedy: 'remove it',
        atKey: true,
      }),
    );
}

/** True if the engine can draw the form: its schema has a plain form. */
export function isPlain({ schema }: FormDefinition, library: SchemaLibrary): boolean {
  return endlessDefinitions(schema).length === 0 && !(plainOf(schema, library) instanceof UnplainFormError);
}

function plainOf(schema: JsonSchema, library: SchemaLibrary): JsonSchema | UnplainFormError {
  try {
    return plainSchema(schema, library);
  } catch (error) {
    if (error instanceof UnplainFormError) return error;
    throw error;
  }
}
