import { isJsonObject, type JsonObject, stringsOf } from './json';
import { type ColumnViewer, type GuardedColumn, hiddenPaths } from './guarded-columns';

interface TitledModel {
  schema: JsonObject;
  uiSchema: JsonObject;
  guarded: readonly GuardedColumn[];
  /** Columns that lists show in part: none of them names a record. */
  compare?: Readonly<Record<string, unknown>> | undefined;
}

/** The property that names a record, as lists have it: one called so, else the first text that the viewer may see. */
export function titleProperty(
  { schema, uiSchema, guarded, compare = {} }: TitledModel,
  viewer: ColumnViewer,
): string | undefined {
  const { properties } = schema;
  if (!isJsonObject(properties)) return undefined;
  const hidden = new Set([...Object.keys(compare), ...hiddenPaths(guarded, viewer).map(([name]) => name)]);
  const first = [...titleNames, ...stringsOf(uiSchema['ui:order']), ...stringsOf(schema['required'])];
  const names = [...new Set([...first, ...Object.keys(properties)])];
  return names.find((name) => Object.hasOwn(properties, name) && !hidden.has(name) && isName(properties[name]));
}

function isName(property: unknown): boolean {
  if (!isJsonObject(property)) return false;
  const { type, format, reference, enum: values, oneOf, listFields } = property;
  const isChoice = Array.isArray(values) || Array.isArray(oneOf);
  const isDate = format === 'date' || format === 'date-time';
  return type === 'string' && !isChoice && !isDate && reference === undefined && listFields !== true;
}

const titleNames = ['name', 'title', 'label'];
