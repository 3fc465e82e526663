import { deepEquals, getFirstMatchingOption, mergeSchemas, schemaParser, type RJSFSchema } from '@rjsf/utils';
import type { JsonSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { pointerOf } from '../core/pointer';
import { possibleOutcomes, recordingValidator } from './possible-outcomes';
import { sameHash, UncompilableSchemaError } from './uncompilable-schema-error';

/** RJSF's hash of a schema → the schema that RJSF may evaluate. `true` and `false` are schemas too. */
type PrecompiledSchemas = Record<string, JsonSchema | boolean>;

/**
 * Every schema that RJSF may pass to its validator while it renders a field: the field's own, its conditions, and those
 * that it builds from the options of each choice. RJSF's `schemaParser` finds only some of them: it does not follow a
 * choice inside an option, or an option that has conditions or an `allOf`. So this function runs RJSF's own functions on
 * every reachable schema, with every result. Throws an `UncompilableSchemaError` when the schemas depend on the value, or
 * two of them have the same hash.
 */
export function precompiledSchemas(schema: JsonSchema): PrecompiledSchemas {
  const root = schema as RJSFSchema;
  const schemas: PrecompiledSchemas = {};
  const seen = new Set<string>();

  const noteAt = notesIn(schemas);
  const notingAt = (pointer: string) => {
    const note = noteAt(pointer);
    return recordingValidator((subschema, hash) => {
      note(subschema, hash);
      return false;
    });
  };

  const shapesOf = (start: RJSFSchema, pointer: string) =>
    possibleShapes({ start, pointer, root, note: noteAt(pointer) });
  const visit = (node: unknown, pointer: string): void => {
    if (!isSchema(node)) return;
    const key = JSON.stringify(node);
    if (seen.has(key)) return;
    seen.add(key);
    for (const shape of shapesOf(node, pointer)) visitParts(shape, pointer);
  };

  const visitParts = (shape: RJSFSchema, pointer: string) => {
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const { [keyword]: options = [], ...rest } = shape;
      for (const [index, option] of options.entries()) {
        const at = `${pointer}/${keyword}/${index}`;
        const noting = notingAt(at);
        if (!isSchema(option)) {
          getFirstMatchingOption(noting, {}, [option as RJSFSchema], root);
          continue;
        }
        for (const each of shapesOf(option, at)) {
          rejectOpen(each, option.additionalProperties ? `${at}/additionalProperties` : at);
          getFirstMatchingOption(noting, {}, [each], root);
          visit(each, at);
          // RJSF computes the defaults of the option merged with the keywords beside the choice.
          visit(mergeSchemas(rest, each), at);
        }
      }
    }
    for (const [name, part] of Object.entries(shape.properties ?? {}))
      visit(part, `${pointer}/properties${pointerOf([name])}`);
    if (Array.isArray(shape.items)) shape.items.forEach((place, index) => visit(place, `${pointer}/items/${index}`));
    else visit(shape.items, `${pointer}/items`);
    visit(shape.additionalItems, `${pointer}/additionalItems`);
    visit(shape.additionalProperties, `${pointer}/additionalProperties`);
  };

  visit(root, '');
  const all: PrecompiledSchemas = { ...schemasFoundByRjsf(root), ...schemas };
  return Object.fromEntries(Object.entries(all).map(([hash, subschema]) => [hash, withDefinitions(subschema, schema)]));
}

type Note = (subschema: RJSFSchema | boolean, hash: string) => void;

/** A function for each place that adds schemas to `schemas`. It throws where another schema has the hash. */
function notesIn(schemas: PrecompiledSchemas): (pointer: string) => Note {
  const places = new Map<string, string>();
  return (pointer) => (subschema, hash) => {
    const known = schemas[hash];
    if (known !== undefined && !deepEquals(known, subschema))
      throw sameHash(pointer, placeOf(places.get(hash), pointer));
    schemas[hash] = subschema as JsonSchema | boolean;
    places.set(hash, pointer);
  };
}

function placeOf(other: string | undefined, pointer: string): string {
  return other === pointer ? 'beside it' : `at ${other || 'the root of the field'}`;
}

function schemasFoundByRjsf(root: RJSFSchema): PrecompiledSchemas {
  try {
    return schemaParser(root) as PrecompiledSchemas;
  } catch (error) {
    const isSameHash = error instanceof Error && error.message.startsWith('Two different schemas exist');
    if (!isSameHash) throw error;
  }
  throw sameHash('', 'of its parts');
}

/** A part of the field's schema whose references lead to the definitions of the whole. */
function withDefinitions(subschema: JsonSchema | boolean, { definitions }: JsonSchema): JsonSchema | boolean {
  const isOwn =
    definitions === undefined || typeof subschema === 'boolean' || !JSON.stringify(subschema).includes('"$ref"');
  return isOwn ? subschema : { ...subschema, definitions };
}

interface ShapeOptions {
  start: RJSFSchema;
  pointer: string;
  root: RJSFSchema;
  note: Note;
}

/** The schema itself and the schemas that RJSF may resolve it to. */
function possibleShapes({ start, pointer, root, note }: ShapeOptions): RJSFSchema[] {
  const shapes = [start];
  for (const shape of shapes) {
    const outcomes = possibleOutcomes(shape, root, note);
    if (outcomes === undefined)
      throw new UncompilableSchemaError(
        pointer,
        'one object has more than eight conditions inside a field that RJSF renders',
        'split the field, or give it a widget',
      );
    shapes.push(...outcomes.filter((outcome) => !shapes.some((known) => deepEquals(known, outcome))));
  }
  return shapes;
}

/**
 * Rejects an option with open properties: RJSF would add a property for each name in the value and evaluate the result.
 */
function rejectOpen(option: RJSFSchema, pointer: string): void {
  const { additionalProperties = false, patternProperties } = option;
  if (additionalProperties === false && patternProperties === undefined) return;
  throw new UncompilableSchemaError(
    pointer,
    'an option that takes any property cannot be distinguished from the others ahead of time',
    'say "additionalProperties": false in it, or give the field a widget',
  );
}

function isSchema(node: unknown): node is RJSFSchema {
  return isJsonObject(node);
}
