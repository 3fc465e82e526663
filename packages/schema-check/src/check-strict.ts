import { conditionSchema } from '@signalbox/form-compiler';
import type { JsonSchema } from '@signalbox/schemas';
import type { ValidationError } from './validation-error';
import type { Sources } from './load-sources';
import { ajv } from './shared-ajv';
import { errorAt, type SourceFile } from './source-file';
import { isSchema, partsOf, type PlacedSchema, walkSchema } from './walk-schema';

/** Every schema is JSON Schema draft-07 and compiles in ajv's strict mode, as the code generation compiles it. */
export function checkStrict({ forms, groups, shared, entities }: Sources): ValidationError[] {
  return [
    ...[...shared, ...entities].flatMap(({ source, resolved }) =>
      compileErrors(source, { schema: resolved, pointer: '' }),
    ),
    ...forms.flatMap(({ source, resolved }) => compileErrors(source, { schema: resolved.schema, pointer: '/schema' })),
    ...[
      ...forms.map(({ source, resolved }) => ({ source, condition: resolved.visibleWhen })),
      ...groups.map(({ source, definition }) => ({ source, condition: definition.visibleWhen })),
    ].flatMap(({ source, condition }) =>
      condition ? compileErrors(source, { schema: condition, pointer: '/visibleWhen' }, inObject) : [],
    ),
    ...forms.flatMap(({ source, resolved }) =>
      walkSchema({ schema: resolved.schema, pointer: '/schema' }).flatMap(({ schema: { visibleWhen }, pointer }) =>
        visibleWhen ? compileErrors(source, { schema: visibleWhen, pointer: `${pointer}/visibleWhen` }, inObject) : [],
      ),
    ),
  ];
}

/** True if the schema compiles. Checks that need a compiled schema skip one that does not. */
export function canCompile(schema: JsonSchema): boolean {
  return compileError(schema) === undefined;
}

/** A part of a form that compiles by itself: with the form's definitions if it refers to them. */
export function withDefinitions(part: JsonSchema, definitions: JsonSchema['definitions']): JsonSchema {
  return definitions === undefined || !isSchema(part) || canCompile(part) ? part : { ...part, definitions };
}

function compileErrors(
  source: SourceFile,
  placed: PlacedSchema,
  wrap: (schema: JsonSchema) => JsonSchema = (schema) => schema,
): ValidationError[] {
  const message = compileError(wrap(placed.schema));
  if (message === undefined) return [];
  const place = deepest(placed, message);
  return [
    ofAnotherType(source, place, message) ??
      errorAt(source, place.pointer, { wrong: `the schema does not compile: ${message}`, remedy: remedyFor(message) }),
  ];
}

/** A condition is evaluated on an object, so it may leave out `type`. The same object each time: it is compiled once. */
export function inObject(condition: JsonSchema): JsonSchema {
  // `true` and `false` are schemas too.
  if (!isSchema(condition)) return conditionSchema(condition);
  const known = wrapped.get(condition) ?? conditionSchema(condition);
  wrapped.set(condition, known);
  return known;
}

const wrapped = new WeakMap<JsonSchema, JsonSchema>();

/** ajv seldom reports the place of an error. The place is the innermost part that fails with the same message. */
function deepest(placed: PlacedSchema, message: string): PlacedSchema {
  const inner = partsOf(placed).find(({ schema }) => compileError(schema) === message);
  return inner ? deepest(inner, message) : (withKeyword(placed, message) ?? placed);
}

/** A part of a condition may compile by itself: it lacks a type only where the object around it has one. */
function withKeyword(placed: PlacedSchema, message: string): PlacedSchema | undefined {
  const [, wanted, keyword = ''] = missingType.exec(message) ?? [];
  const hasKeyword = ({ schema }: PlacedSchema) => Object.hasOwn(schema, keyword);
  if (wanted === undefined || hasKeyword(placed)) return undefined;
  return walkSchema(placed).find((part) => hasKeyword(part) && part.schema.type === undefined);
}

const missingType = /missing type "([^"]*)" for keyword "([^"]*)"/;

/** A limit of another type than the one that stands beside it. */
function ofAnotherType(
  source: SourceFile,
  { schema, pointer }: PlacedSchema,
  message: string,
): ValidationError | undefined {
  const [, wanted, keyword = ''] = missingType.exec(message) ?? [];
  const [type] = [schema.type ?? []].flat();
  if (wanted === undefined || type === undefined) return undefined;
  const instead = Object.hasOwn(limitOf, type) && /^(min|max)[A-Zi]/.exec(keyword)?.[1];
  return errorAt(source, `${pointer}/${keyword}`, {
    wrong: `"${keyword}" is for a value of the type ${wanted.replaceAll(',', ' or ')}, and this one is of the type ${type}`,
    remedy: instead ? `write "${instead}${limitOf[type]}", or remove it` : 'remove it, or correct the type',
    atKey: true,
  });
}

/** The ends of the names of a type's limits, after `min` and `max`. */
const limitOf: Record<string, string> = {
  string: 'Length',
  number: 'imum',
  integer: 'imum',
  array: 'Items',
  object: 'Properties',
};

const validated = new WeakMap<JsonSchema, { message: string | undefined }>();

function compileError(schema: JsonSchema): string | undefined {
  // `true` and `false` are schemas too.
  if (!isSchema(schema)) return undefined;
  const known = validated.get(schema) ?? { message: compileAnew(schema) };
  validated.set(schema, known);
  return known.message;
}

function compileAnew(schema: JsonSchema): string | undefined {
  try {
    ajv.compile(schema);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // "… at "#/properties/x" (strictTypes)": the place is searched for instead, so that it is one in the file.
    return message.replace(/ at "[^"]*"/g, '').replaceAll(/data(\/[^ ,]*)?/g, 'it');
  }
}

function remedyFor(message: string): string {
  if (message.includes('strictTypes')) return 'say the "type" beside it';
  if (message.includes('without "if"')) return 'write the condition beside it, as "if"';
  if (message.includes('"if" without')) return 'write what it shows, hides or requires beside it, as "then" or "else"';
  if (message.includes('"nullable"'))
    return 'say the "type" beside it; a secret has no null: remove "nullable", as one that is not set is not stored';
  if (message.includes('unknown keyword')) return 'look for a misspelt keyword';
  if (message.includes('unknown format'))
    return 'use one of: email, uri, date, date-time, time, hostname, host, line, ipv4, ipv6, uuid';
  return 'see JSON Schema draft-07 for what may stand here';
}
