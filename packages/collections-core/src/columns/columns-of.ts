import { isJsonObject, type JsonObject, type JsonValue, objectOf, stringsOf } from '@signalbox/schemas/json';
import { isLanguageText, type LanguageText } from '@signalbox/schemas/language-text';
import { type ColumnViewer, guardedColumns, hiddenPaths } from '@signalbox/schemas/guarded-columns';
import { reachesHidden } from './hidden-columns';
import type { Choice, ColumnKind, ListColumn } from './list-column';

interface ColumnsOptions {
  schema: JsonObject;
  uiSchema: JsonObject;
  viewer: ColumnViewer;
}

/**
 * The columns of a model that `viewer` may see: its properties, and those of objects in them. In the order of
 * `ui:order`; without it, required properties come first. The first column names a record.
 */
export function columnsOf({ schema, uiSchema, viewer }: ColumnsOptions): ListColumn[] {
  const hidden = hiddenPaths(guardedColumns(schema) ?? [], viewer);
  const columns = columnsIn({ schema, uiSchema, path: [], groups: [] }).filter(
    ({ path }) => !reachesHidden(path.split('.'), { schema, hidden }),
  );
  return titleFirst(columns);
}

interface Place {
  schema: JsonObject;
  uiSchema: JsonObject;
  path: readonly string[];
  /** Titles of the objects around the properties. */
  groups: readonly LanguageText[];
}

function columnsIn({ schema, uiSchema, path, groups }: Place): ListColumn[] {
  const { properties } = schema;
  if (!isJsonObject(properties) || path.length > maxDepth) return [];
  return orderedNames(properties, { schema, uiSchema }).flatMap((name) => {
    const property = properties[name];
    // A name with a point cannot be reached by a dotted path.
    if (!isJsonObject(property) || name.includes('.')) return [];
    const title = isLanguageText(property['title']) ? property['title'] : name;
    const inner = uiSchema[name];
    const names = [...path, name];
    const isGroup = isJsonObject(property['properties']) && Object.keys(property['properties']).length > 0;
    const around = { schema: property, uiSchema: isJsonObject(inner) ? inner : {}, path: names };
    if (!isGroup) return [columnOf({ ...around, groups, title })];
    return columnsIn({ ...around, groups: [...groups, title] });
  });
}

/** Names of properties. A database may keep those of an object in no order. */
function orderedNames(properties: JsonObject, { schema, uiSchema }: Pick<Place, 'schema' | 'uiSchema'>): string[] {
  const names = Object.keys(properties);
  const first = [...stringsOf(uiSchema['ui:order']), ...stringsOf(schema['required'])].filter((name) =>
    names.includes(name),
  );
  return [...new Set([...first, ...names])];
}

function columnOf({ schema, uiSchema, path, groups, title }: Place & { title: LanguageText }): ListColumn {
  const { unit, items, listFields } = schema;
  const options = objectOf(uiSchema['ui:options']);
  const colors = objectOf(options['colors']);
  const reference = schema['reference'] ?? objectOf(items)['reference'] ?? options['reference'];
  const choices = (choicesOf(schema) ?? (isJsonObject(items) ? choicesOf(items) : undefined))?.map((each) => {
    const color = colors[String(each.value)];
    return typeof color === 'string' && /^[a-z]+$/.test(color) ? { ...each, color } : each;
  });
  return {
    path: path.join('.'),
    kind: kindOf(schema, reference),
    title,
    groups,
    schema,
    isExtra: listFields === true,
    ...(isLanguageText(unit) ? { unit } : {}),
    ...(choices ? { choices } : {}),
    ...(typeof reference === 'string' ? { reference } : {}),
  };
}

function kindOf(schema: JsonObject, reference: JsonValue | undefined): ColumnKind {
  const { type, format, items } = schema;
  const names = [type ?? []].flat().filter((name) => name !== 'null');
  if (names.length > 1) return 'other';
  if (choicesOf(schema)) return 'choice';
  switch (names[0]) {
    case 'string':
      if (typeof reference === 'string') return 'reference';
      return format === 'date' ? 'date' : format === 'date-time' ? 'dateTime' : 'text';
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
      return isJsonObject(items) && (choicesOf(items) || freeItems.has(items['type'])) ? 'choices' : 'other';
    case 'object':
      return isJsonObject(schema['additionalProperties']) && schema['additionalProperties']['type'] === 'string'
        ? 'languageText'
        : 'other';
  }
  return 'other';
}

/** Types of items that a filter can compare with what is typed. */
const freeItems = new Set<JsonValue | undefined>(['string', 'number', 'integer']);

function choicesOf({ enum: values, enumNames, oneOf }: JsonObject): Choice[] | undefined {
  const choices = Array.isArray(oneOf)
    ? oneOf.flatMap((each) => (isJsonObject(each) ? [[each['const'], each['title']] as const] : []))
    : Array.isArray(values)
      ? values.map((value, index) => [value, Array.isArray(enumNames) ? enumNames[index] : undefined] as const)
      : [];
  const usable = choices.flatMap(([value, label]) => (isChoiceValue(value) ? [choice(value, label)] : []));
  return usable.length > 0 ? usable : undefined;
}

function isChoiceValue(value: JsonValue | undefined): value is Choice['value'] {
  return typeof value === 'string' || typeof value === 'number';
}

function choice(value: Choice['value'], label: JsonValue | undefined): Choice {
  return { value, label: isLanguageText(label) ? label : String(value) };
}

/** The column that names a record comes first: one called so, else the first text. */
function titleFirst(columns: ListColumn[]): ListColumn[] {
  const texts = columns.filter(({ kind, isExtra }) => (kind === 'text' || kind === 'languageText') && !isExtra);
  const title = titleNames.flatMap((name) => texts.filter(({ path }) => path === name))[0] ?? texts[0] ?? columns[0];
  return title === undefined ? [] : [title, ...columns.filter((column) => column !== title)];
}

const titleNames = ['name', 'title', 'label'];
const maxDepth = 6;
