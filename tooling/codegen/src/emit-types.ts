import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { mapSubschemas } from '@signalbox/form-compiler';
import { without } from '@signalbox/form-compiler/without';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { splitForms } from './emit-registry';
import { banner } from './banner';
import type { Outputs } from './write-outputs';
import {
  isLocal,
  type Library,
  namedValues,
  plainSchema,
  refName,
  resolveRefs,
  withGrids,
  withPlainRoot,
  withPlainTypes,
} from '@signalbox/form-compiler/plain-form';
import { compareText } from '@signalbox/schema-check/files';
import type { SchemaTree } from './schema-tree';
import { entityTypeName, typeName } from './type-names';

/** `Settings`, and one interface per shared value, entity and dialog. */
export async function emitTypes({ forms, groups, shared, entities }: SchemaTree): Promise<Outputs> {
  const plain = forms
    .map(withPlainRoot)
    .map((form) => withGrids({ ...form, schema: withPlainTypes(plainSchema(form.schema, { shared, entities })) }));
  const { tabs, dialogs } = splitForms({ forms: plain, groups });
  const root = {
    title: 'Settings',
    description:
      'The one settings document, `core/setting`: what all forms together may set. Nothing is required: a new project has saved nothing yet.',
    definitions: definitionsOf({ shared, entities }, dialogs),
    ...settingsSchema(tabs, { shared, entities }),
  };
  const code = await compile(root as JSONSchema, 'Settings', {
    additionalProperties: false,
    bannerComment: `${banner}import type { JsonObject, JsonValue } from '../src/form';`,
    unreachableDefinitions: true,
    enableConstEnums: false,
    format: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return { 'types.ts': withUsedImports(tidied(code)) };
}

/**
 * Drops the notes on how each definition was reached, which change with the order of files. Makes type aliases of the
 * interfaces: TypeScript accepts an alias, and no interface, as a `JsonObject`.
 */
export function tidied(code: string): string {
  return code
    .replaceAll(/^ \* This interface was referenced by .*\n \* via the `definition` .*\n/gm, '')
    .replaceAll(/^ \*\n \*\/\n/gm, ' */\n')
    .replaceAll(/^\/\*\*\n \*\/\n/gm, '')
    .replaceAll(/^export interface (\w+) \{\n([\s\S]*?)^\}$/gm, 'export type $1 = {\n$2};')
    .replaceAll(/\{\s*\[k: string\]: unknown;\s*\}/g, 'JsonObject');
}

/** Without the imported names that nothing names, and without an import of none. */
function withUsedImports(code: string): string {
  const names = ['JsonObject', 'JsonValue'].filter(
    (name) => code.split(new RegExp(String.raw`\b${name}\b`)).length > 2,
  );
  return code.replace('{JsonObject, JsonValue}', `{${names.join(', ')}}`).replace(/^import type \{\} from .*\n/m, '');
}

/** The schemas of all forms merged into one object, without conditions, plus the targets of `derive`. */
function settingsSchema(forms: FormDefinition[], library: Library): JsonSchema {
  const settings: JsonSchema = { type: 'object', additionalProperties: false, properties: {} };
  for (const form of forms) {
    layContainer(settings, typeOnly(form.schema, library));
    for (const [target, pointer] of Object.entries(form.derive ?? {})) {
      const source = schemaAt(resolveRefs(form.schema, library), pointer.split('/').slice(1));
      Object.assign(settings.properties ?? {}, {
        [target]: { anyOf: [typeOnly(source ?? {}, library), { type: 'null' }] },
      });
    }
  }
  return settings;
}

function layContainer(target: JsonSchema, source: JsonSchema): void {
  const properties = (target.properties ??= {});
  for (const [name, part] of Object.entries(source.properties ?? {})) {
    const there = properties[name];
    if (there?.properties && part.properties) layContainer(there, part);
    else properties[name] = part.properties ? asContainer(part) : part;
  }
}

/** An object that forms share field by field: none of them is required in the whole document. */
function asContainer(schema: JsonSchema): JsonSchema {
  const copy: JsonSchema = { ...without(schema, ['required']), properties: {} };
  layContainer(copy, schema);
  return copy;
}

/** The part of a schema that decides its TypeScript type; refs become names. `own`: the definitions of the form around it. */
export function typeOnly(schema: JsonSchema, library: Library, own: JsonSchema['definitions'] = {}): JsonSchema {
  if (typeof schema !== 'object') return schema;
  const definitions = schema.definitions ?? own;
  if (schema.$ref !== undefined) {
    // A definition of the form that leads back to itself. The items of a tree are a shared value.
    if (isLocal(schema.$ref) && library.shared[refName(schema.$ref)] === undefined)
      return recursiveType(definitions[refName(schema.$ref)]);
    const named = { $ref: `#/definitions/${typeOfRef(schema.$ref, library)}` };
    return schema.nullable === true ? { anyOf: [named, { type: 'null' }] } : named;
  }
  // With their type, the library takes objects for any object.
  if (schema.enum?.some(isJsonObject)) return { enum: schema.enum };
  const parts = (schema.allOf ?? []).filter((part) => part.if === undefined && Object.keys(part).length > 0);
  const kept = {
    ...without(schema, untyped),
    ...(parts.length > 0 ? { allOf: parts } : {}),
    ...(schema.type === 'object' ? { additionalProperties: othersOf(schema) } : {}),
  };
  return mapSubschemas(kept, (part) => typeOnly(part, library, definitions));
}

/** The parts of such a definition get no types of their own. */
function recursiveType(definition?: JsonSchema): JsonSchema & { tsType?: string } {
  return definition?.type === 'object' ? { type: 'object', additionalProperties: true } : { tsType: 'JsonValue' };
}

/** The type of an object names the properties that its schema declares. One that declares none is a free JSON object. */
function othersOf(schema: JsonSchema): boolean | JsonSchema {
  const { properties, patternProperties, additionalProperties = true } = schema;
  if (properties) return false;
  return patternProperties && additionalProperties !== true ? { anyOf: namedValues(schema) } : additionalProperties;
}

const untyped = [
  'definitions',
  'tree',
  'visibleWhen',
  '$schema',
  '$id',
  'title',
  'default',
  'if',
  'then',
  'else',
  'allOf',
  'minItems',
  'maxItems',
  'patternProperties',
] as const;

function definitionsOf(library: Library, dialogs: FormDefinition[]): Record<string, JsonSchema> {
  const { shared, entities } = library;
  return Object.fromEntries([
    ...sortedEntries(shared).map(([name, schema]) => named(typeName(name), schema, library)),
    ...sortedEntries(entities).map(([name, schema]) => named(entityTypeName(name, shared), schema, library)),
    ...dialogs.map(({ id, schema }) => named(typeName(`${id}-values`), schema, library)),
  ]);
}

function named(title: string, schema: JsonSchema, library: Library): [string, JsonSchema] {
  return [title, { ...typeOnly(schema, library), title }];
}

function typeOfRef(ref: string, library: Library): string {
  const name = refName(ref);
  return library.shared[name] ? typeName(name) : entityTypeName(name.replace(/^entities\//, ''), library.shared);
}

function schemaAt(schema: JsonSchema | undefined, path: string[]): JsonSchema | undefined {
  const [name, ...rest] = path;
  return name === undefined ? schema : schemaAt(schema?.properties?.[name], rest);
}

function sortedEntries(schemas: Record<string, JsonSchema>): [string, JsonSchema][] {
  return Object.entries(schemas).toSorted(([a], [b]) => compareText(a, b));
}
