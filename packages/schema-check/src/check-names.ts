import { pathOf, pointerOf } from '@signalbox/engine/core';
import type { JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import { furtherItemsOf, itemsOf, placesOf } from '@signalbox/schemas/items-of';
import { secretPlaces } from '@signalbox/schemas/secret-places';
import { type ValidationError, suggest } from './validation-error';
import type { DeclaredForm, Sources } from './load-sources';
import { errorAt, type SourceFile } from './source-file';
import { isSchema } from './walk-schema';

/** Every name inside a form resolves: `required`, conditions, uiSchema keys, `ui:order`, `unique`, `itemTitle`, `derive`. */
export function checkNames({ forms }: Sources): ValidationError[] {
  return forms.flatMap((form) => [
    ...checkDeclared(form.source, { schema: form.resolved.schema, owner: form.resolved.schema, pointer: '/schema' }),
    ...Object.entries(form.resolved.schema.definitions ?? {}).flatMap(([name, part]) =>
      checkDeclared(form.source, { schema: part, owner: part, pointer: `/schema/definitions/${name}` }),
    ),
    ...checkUi(form.source, { schema: form.resolved.schema, ui: form.definition.uiSchema, pointer: '/uiSchema' }),
    ...checkDerive(form),
  ]);
}

interface Validated {
  schema: JsonSchema;
  /** The object that declares the properties: `schema` itself, or the one whose condition or branch it is. */
  owner: JsonSchema;
  pointer: string;
}

/** In a branch of a choice at the root. */
const rootChoice = /^\/schema\/(oneOf|anyOf)\//;

function checkDeclared(source: SourceFile, { schema, owner, pointer }: Validated): ValidationError[] {
  const declarer = schema.additionalProperties === false ? schema : owner;
  const names = Object.keys(declarer.properties ?? {});
  const isClosed = declarer.additionalProperties === false;
  const remedyFor = (name: string, at: string) =>
    rootChoice.test(at)
      ? `${suggest(name, names)}; a choice between variants is a field: put it in a property`
      : suggest(name, names);
  const unknown = (name: string, at: string, atKey: boolean) =>
    isClosed && !names.includes(name)
      ? [errorAt(source, at, { wrong: `"${name}" is not among the properties`, remedy: remedyFor(name, at), atKey })]
      : [];
  const branches = [
    ...(['if', 'then', 'else', 'not'] as const).map((key): [string[], unknown] => [[key], schema[key]]),
    ...(['allOf', 'anyOf', 'oneOf'] as const).flatMap((key) =>
      (schema[key] ?? []).map((part, index): [string[], unknown] => [[key, String(index)], part]),
    ),
  ];
  return [
    ...(schema.required ?? []).flatMap((name, index) => unknown(name, `${pointer}/required/${index}`, false)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
      const at = `${pointer}/properties${pointerOf([name])}`;
      const declared = declarer.properties?.[name];
      const inner = isSchema(part)
        ? checkDeclared(source, { schema: part, owner: isSchema(declared) ? declared : part, pointer: at })
        : [];
      return [...unknown(name, at, true), ...inner];
    }),
    ...(isSchema(schema.items)
      ? checkDeclared(source, { schema: schema.items, owner: schema.items, pointer: `${pointer}/items` })
      : []),
    ...(placesOf(schema) ?? []).flatMap((place, index) =>
      checkDeclared(source, { schema: place, owner: place, pointer: `${pointer}/items/${index}` }),
    ),
    ...(isSchema(schema.additionalItems)
      ? checkDeclared(source, {
          schema: schema.additionalItems,
          owner: schema.additionalItems,
          pointer: `${pointer}/additionalItems`,
        })
      : []),
    ...branches.flatMap(([path, part]) =>
      isSchema(part)
        ? checkDeclared(source, { schema: part, owner: declarer, pointer: pointer + pointerOf(path) })
        : [],
    ),
  ];
}

function checkUi(
  source: SourceFile,
  { schema, ui, pointer }: { schema: JsonSchema; ui: UiSchema; pointer: string },
): ValidationError[] {
  const inner: Record<string, JsonSchema> = {
    ...branchProperties(schema),
    ...schema.properties,
    ...(isSchema(schema.items) ? { items: schema.items } : {}),
    ...innerOfTuple(schema),
  };
  const names = Object.keys(inner);
  const itemNames = Object.keys(itemsOf(schema)?.properties ?? {});
  const listed = [
    ...(ui['ui:order'] ?? []).map((name, index) => ({
      name,
      known: [...names, '*'],
      at: `${pointer}/ui:order/${index}`,
    })),
    ...['unique', 'itemTitle'].flatMap((option) => {
      const named = ui['ui:options']?.[option];
      return (Array.isArray(named) ? named : []).map((name, index) => ({
        name: String(name),
        known: itemNames,
        at: `${pointer}/ui:options/${option}/${index}`,
      }));
    }),
  ];
  return [
    ...listed
      .filter(({ name, known }) => !known.includes(name))
      .map(({ name, known, at }) =>
        errorAt(source, at, { wrong: `"${name}" is not among the properties`, remedy: suggest(name, known) }),
      ),
    ...listed
      .filter(({ name, at }) => !at.includes('/ui:order/') && itemsOf(schema)?.properties?.[name]?.writeOnly === true)
      .map(({ name, at }) =>
        errorAt(source, at, {
          wrong: `"${name}" is a secret: the browser does not know its text`,
          remedy: 'name another property of the items',
        }),
      ),
    ...Object.entries(ui).flatMap(([name, part]) => {
      if (name.startsWith('ui:') || typeof part !== 'object') return [];
      const at = pointer + pointerOf([name]);
      const target = inner[name];
      if (Array.isArray(part)) return checkPlaces(source, { schema, list: part, pointer: at });
      if (!isSchema(target))
        return [
          errorAt(source, at, {
            wrong: `"${name}" is no property of the schema`,
            remedy: names.length > 0 ? suggest(name, names) : 'remove it: nothing is inside this field',
            atKey: true,
          }),
        ];
      return isSchema(part) ? checkUi(source, { schema: target, ui: part as UiSchema, pointer: at }) : [];
    }),
  ];
}

/** What the branches of a choice or a condition declare: the uiSchema of the field names it too. Of several, the last one. */
function branchProperties({ allOf = [], oneOf = [], anyOf = [], then, else: otherwise }: JsonSchema): object {
  const branches = [...allOf, ...oneOf, ...anyOf, then, otherwise].filter(isSchema);
  return Object.assign({}, ...branches.map((branch) => ({ ...branchProperties(branch), ...branch.properties })));
}

/** One uiSchema for all places of a tuple may name what any of them has. */
function innerOfTuple(schema: JsonSchema): Record<string, JsonSchema> {
  const places = placesOf(schema);
  if (places === undefined) return {};
  const properties: Record<string, JsonSchema> = Object.assign({}, ...places.map((place) => place.properties));
  return { items: { properties }, additionalItems: furtherItemsOf(schema) ?? {} };
}

/** A uiSchema for each place. */
function checkPlaces(
  source: SourceFile,
  { schema, list, pointer }: { schema: JsonSchema; list: JsonValue[]; pointer: string },
): ValidationError[] {
  const places = placesOf(schema);
  if (places === undefined || list.length > places.length)
    return [
      errorAt(source, pointer, {
        wrong: places ? `the tuple has only ${places.length} places` : 'no tuple is here: all items have one uiSchema',
        remedy: places ? 'remove the rest, or write "additionalItems"' : 'write an object',
      }),
    ];
  return list.flatMap((ui, index) =>
    isSchema(ui)
      ? checkUi(source, { schema: places[index] ?? {}, ui: ui as UiSchema, pointer: `${pointer}/${index}` })
      : [],
  );
}

function checkDerive({ source, definition, resolved }: DeclaredForm): ValidationError[] {
  return Object.entries(definition.derive ?? {}).flatMap(([target, pointer]) => {
    const schema = pathOf(pointer).reduce<JsonSchema | undefined>(
      (at, name) => at?.properties?.[name],
      resolved.schema,
    );
    if (schema && secretPlaces(schema).length > 0)
      return [
        errorAt(source, `/derive${pointerOf([target])}`, {
          wrong: `"${pointer}" has a secret, which no program can read`,
          remedy: 'derive from another value, or remove it',
        }),
      ];
    if (schema) return [];
    const wrong = `"${pointer}" leads to no property of this form`;
    return [
      errorAt(source, `/derive${pointerOf([target])}`, {
        wrong,
        remedy: 'write the JSON pointer of a value, e.g. "/noOpExpireSetting/time"',
      }),
    ];
  });
}
