import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { banner, type Outputs } from './emit-validators';
import { mapSubschemas, refName, resolveRefs } from './resolve-refs';
import { compareText, type SchemaTree } from './schema-tree';

/** `Settings`, and one interface per shared value and entity. */
export async function emitTypes({ forms, shared, entities }: SchemaTree): Promise<Outputs> {
  const root = {
    title: 'Settings',
    description:
      'The one settings document, `core/setting`: what all forms together may set. Nothing is required: a new project has saved nothing yet.',
    definitions: { ...definitionsOf(shared), ...definitionsOf(entities) },
    ...settingsSchema(forms, { shared, entities }),
  };
  const code = await compile(root as JSONSchema, 'Settings', {
    additionalProperties: false,
    bannerComment: banner.trim(),
    unreachableDefinitions: true,
    enableConstEnums: false,
    format: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return { 'types.ts': withoutOrigins(code) };
}

/** Drops the notes on how each definition was reached: no use to a reader, and they change with the order of files. */
function withoutOrigins(code: string): string {
  return code
    .replaceAll(/^ \* This interface was referenced by .*\n \* via the `definition` .*\n/gm, '')
    .replaceAll(/^ \*\n \*\/\n/gm, ' */\n')
    .replaceAll(/^\/\*\*\n \*\/\n/gm, '');
}

/** All forms' schemas laid into one object, conditions left out, plus the targets of `derive`. */
function settingsSchema(forms: FormDefinition[], library: Pick<SchemaTree, 'shared' | 'entities'>): JsonSchema {
  const settings: JsonSchema = { type: 'object', additionalProperties: false, properties: {} };
  for (const form of forms) {
    layContainer(settings, typeOnly(form.schema));
    for (const [target, pointer] of Object.entries(form.derive ?? {})) {
      const source = schemaAt(resolveRefs(form.schema, library), pointer.split('/').slice(1));
      Object.assign(settings.properties ?? {}, { [target]: { anyOf: [typeOnly(source ?? {}), { type: 'null' }] } });
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

/** An object that forms share field by field: nothing in it is required of the document as a whole. */
function asContainer({ required: _, ...schema }: JsonSchema): JsonSchema {
  const copy: JsonSchema = { ...schema, properties: {} };
  layContainer(copy, schema);
  return copy;
}

/** The part of a schema that decides its TypeScript type; refs become names. */
function typeOnly(schema: JsonSchema): JsonSchema {
  if (typeof schema !== 'object') return schema;
  if (schema.$ref !== undefined) return { $ref: `#/definitions/${typeName(refName(schema.$ref))}` };
  const { $schema, $id, title, default: _, if: __, then, else: ___, allOf, minItems, maxItems, ...rest } = schema;
  const parts = (allOf ?? []).filter((part) => part.if === undefined);
  return mapSubschemas({ ...rest, ...(parts.length > 0 ? { allOf: parts } : {}) }, typeOnly);
}

function definitionsOf(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const names = Object.keys(schemas).sort(compareText);
  return Object.fromEntries(
    names.map((name) => [typeName(name), { ...typeOnly(schemas[name] ?? {}), title: typeName(name) }]),
  );
}

/** `login-limit` → `LoginLimit`, `entities/cycle` → `Cycle`. */
function typeName(name: string): string {
  const last = name.split('/').at(-1) ?? name;
  return last
    .split(/[-_.]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

function schemaAt(schema: JsonSchema | undefined, path: string[]): JsonSchema | undefined {
  const [name, ...rest] = path;
  return name === undefined ? schema : schemaAt(schema?.properties?.[name], rest);
}
