import { pathOf, refTo } from '@signalbox/engine/core';
import type { FormDefinition, JsonSchema, UiSchema } from '@signalbox/schemas';
import { isSchema } from '@signalbox/schemas/is-schema';
import { isJsonObject } from '@signalbox/schemas/json';
import { mapSubschemas } from '../map-subschemas';
import { without } from '../without';

/** A definition of a form. */
export interface OwnDefinition {
  keyword: 'definitions' | '$defs';
  name: string;
  /** In `definitions` of the plain form, which has both keywords' definitions. */
  plainName: string;
  schema: JsonSchema;
}

/** The definitions at the root of a form's schema. */
export function ownDefinitions({ definitions = {}, $defs = {} }: JsonSchema): OwnDefinition[] {
  const taken = new Set<string>();
  return Object.entries({ definitions, $defs }).flatMap(([keyword, parts]) =>
    Object.entries(parts).map(([name, schema]): OwnDefinition => {
      const plainName = freeName(name, taken);
      return { keyword: keyword === '$defs' ? '$defs' : 'definitions', name, plainName, schema };
    }),
  );
}

/** The definition that a `$ref` of the form names: by its place, or by its `$id`. */
export function ownDefinition(root: JsonSchema, ref: string): OwnDefinition | undefined {
  if (ref.startsWith('#')) {
    const [keyword, name, ...inside] = pathOf(decoded(ref.slice(1)));
    return inside.length > 0
      ? undefined
      : ownDefinitions(root).find((each) => each.keyword === keyword && each.name === name);
  }
  const wanted = addressOf(ref, root.$id);
  return ownDefinitions(root).find(
    ({ schema }) => isSchema(schema) && schema.$id !== undefined && addressOf(schema.$id, root.$id) === wanted,
  );
}

/**
 * The form with one way to define and to refer: `$defs` are `definitions`, and a reference by `$id` is one by name. Without
 * `$id` and `$schema`, which say nothing about values.
 */
export function withOwnDefinitions(form: FormDefinition): FormDefinition {
  const { schema } = form;
  const own = ownDefinitions(schema);
  if (isPlain(schema, own)) return form;
  const plain = (part: JsonSchema): JsonSchema => mapSubschemas(withPlainRef(schema, part), plain);
  const definitions = own.map(({ plainName, schema: part }) => [
    plainName,
    plain(isSchema(part) ? without(part, identity) : part),
  ]);
  return {
    ...form,
    schema: {
      ...plain(without(schema, [...identity, '$defs', 'definitions'])),
      ...(own.length > 0 ? { definitions: Object.fromEntries(definitions) } : {}),
    },
    uiSchema: withPlainKeys(schema, form.uiSchema),
  };
}

const identity = ['$schema', '$id'] as const;

function isPlain({ $schema, $id, $defs }: JsonSchema, own: OwnDefinition[]): boolean {
  return (
    ($schema ?? $id ?? $defs) === undefined &&
    own.every(({ name, plainName, schema: part }) => name === plainName && (part.$schema ?? part.$id) === undefined)
  );
}

function withPlainRef(root: JsonSchema, part: JsonSchema): JsonSchema {
  if (!isSchema(part) || part.$ref === undefined) return part;
  const target = ownDefinition(root, part.$ref);
  return target ? { ...part, $ref: refTo(target.plainName) } : part;
}

function withPlainKeys(root: JsonSchema, uiSchema: UiSchema): UiSchema {
  const { 'ui:definitions': defined } = uiSchema;
  if (!isJsonObject(defined)) return uiSchema;
  const renamed = Object.entries(defined).map(([ref, ui]) => {
    const target = ownDefinition(root, ref);
    return [target ? refTo(target.plainName) : ref, ui] as const;
  });
  return { ...uiSchema, 'ui:definitions': Object.fromEntries(renamed) };
}

/** A name that messages and `#/definitions/<name>` can have: of an address its last part. */
function freeName(name: string, taken: Set<string>): string {
  const last = name.split('/').findLast((part) => part !== '') ?? '';
  const plain = plainName.test(name) ? name : `${/^[A-Za-z_]/.test(last) ? '' : '_'}${last.replaceAll(/[^\w-]/g, '_')}`;
  let free = plain;
  for (let count = 2; taken.has(free); count += 1) free = `${plain}_${count}`;
  taken.add(free);
  return free;
}

const plainName = /^[A-Za-z_][\w-]*$/;

/** An `$id` by the one of the root. Without one there, all of them are below an address that no schema has. */
function addressOf(id: string, base: string | undefined): string {
  try {
    return new URL(id, new URL(base ?? nowhere, nowhere)).href.replace(/#$/, '');
  } catch {
    return id;
  }
}

const nowhere = 'https://form.invalid/';

/** In a reference, a pointer may be written as in an address. */
function decoded(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}
