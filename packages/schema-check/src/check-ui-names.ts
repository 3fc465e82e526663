import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import { furtherItemsOf, itemsOf, placesOf } from '@signalbox/schemas/items-of';
import { errorAt, type SourceFile } from './source-file';
import { suggest } from '@signalbox/form-compiler/suggest';
import { suggestOrRemove, type ValidationError } from './validation-error';
import { isSchema } from './walk-schema';

/** Each name in a uiSchema is one of the schema: a property, or `items` of a list. */
export function checkUiNames(
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
    ...Object.entries(ui).flatMap(([name, part]) => checkKey(source, { schema, part, name, inner, pointer })),
  ];
}

interface UiKey {
  name: string;
  /** Its value. */
  part: UiSchema[string];
  /** The properties of the schema around it. */
  inner: Record<string, JsonSchema>;
  schema: JsonSchema;
  /** Pointer of the uiSchema around it. */
  pointer: string;
}

function checkKey(source: SourceFile, { schema, part, name, inner, pointer }: UiKey): ValidationError[] {
  const at = pointer + pointerOf([name]);
  if (name === 'ui:definitions' && pointer !== '/uiSchema')
    return [
      errorAt(source, at, {
        wrong: '"ui:definitions" stands at the root of "uiSchema" only',
        remedy: 'move it there',
        atKey: true,
      }),
    ];
  if (name.startsWith('ui:') || typeof part !== 'object') return [];
  const target = inner[name];
  if (Array.isArray(part)) return checkPlaces(source, { schema, list: part, pointer: at });
  const names = Object.keys(inner);
  if (!isSchema(target))
    return [
      errorAt(source, at, {
        wrong: `"${name}" is no property of the schema`,
        remedy: names.length > 0 ? suggestOrRemove(name, names) : 'remove it: nothing is inside this field',
        atKey: true,
      }),
    ];
  return isSchema(part) ? checkUiNames(source, { schema: target, ui: part as UiSchema, pointer: at }) : [];
}

/**
 * Returns the properties that the branches of a choice or a condition declare: the uiSchema of the field names them
 * too. If several declare one, the last.
 */
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
      ? checkUiNames(source, { schema: places[index] ?? {}, ui: ui as UiSchema, pointer: `${pointer}/${index}` })
      : [],
  );
}
