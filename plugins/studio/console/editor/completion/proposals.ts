import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { parsed } from '../../draft/draft-files';
import { gridNames } from './grid-names';
import type { JsonPlace } from './json-place';
import { metaSchemasAt, namesIn, startOf, valuesIn } from './meta-schemas';

export interface Proposal {
  label: string;
  /** JSON that replaces the token. */
  text: string;
  info?: string;
}

/** What the editor proposes, besides the words of the meta-schema. */
export interface Vocabulary {
  meta: JsonObject;
  permissions: readonly string[];
  icons: readonly string[];
  groups: readonly string[];
  features: readonly string[];
}

/** Proposals for `form.json`. `text`: the whole file, whose fields the uiSchema may name. */
export function formProposals(place: JsonPlace, text: string, words: Vocabulary): Proposal[] {
  const { path, expects, names } = place;
  const schemas = metaSchemasAt(words.meta, path);
  if (expects === 'value')
    return valueProposals([...valuesIn(schemas), ...valuesOf(path, words), ...gridNames(path, schemaIn(text))]);
  const known = new Map([...namesIn(schemas), ...fieldsAt(path, text)]);
  return [...known]
    .filter(([name]) => !names.includes(name))
    .map(([name, info]) => {
      const start = startOf(metaSchemasAt(words.meta, [...path, name]));
      return { label: name, text: `${JSON.stringify(name)}: ${start}`, ...(info !== undefined && { info }) };
    });
}

/** Proposals for a file of messages: the keys that the form needs and may have. */
export function messageProposals({ path, expects, names }: JsonPlace, keys: readonly string[]): Proposal[] {
  if (expects !== 'name' || path.length > 0) return [];
  return keys.filter((key) => !names.includes(key)).map((key) => ({ label: key, text: `${JSON.stringify(key)}: ""` }));
}

function valueProposals(values: readonly JsonValue[]): Proposal[] {
  const texts = new Map(values.map((value) => [typeof value === 'string' ? value : JSON.stringify(value), value]));
  return [...texts].map(([label, value]) => ({ label, text: JSON.stringify(value) }));
}

/** Words of data files: the meta-schema does not list them. */
function valuesOf(path: readonly string[], words: Vocabulary): readonly string[] {
  switch (path.join('/')) {
    case 'permission/view':
    case 'permission/edit':
      return words.permissions;
    case 'place/group':
      return words.groups;
    case 'place/icon':
      return words.icons;
    case 'licenseFeature':
      return words.features;
    default:
      return [];
  }
}

/** Below `uiSchema`: the properties that the schema has at the same place. The text may be no JSON at the moment. */
function fieldsAt([root, ...path]: readonly string[], text: string): [string, string | undefined][] {
  if (root !== 'uiSchema') return [];
  const schema = path.reduce<JsonValue | undefined>((node, name) => {
    if (!isJsonObject(node)) return undefined;
    const { properties, items } = node;
    return name === 'items' ? items : isJsonObject(properties) ? properties[name] : undefined;
  }, schemaIn(text));
  const properties = isJsonObject(schema) ? schema['properties'] : undefined;
  return isJsonObject(properties) ? Object.keys(properties).map((name) => [name, undefined]) : [];
}

function schemaIn(text: string): JsonValue | undefined {
  const form = parsed(text) ?? parsed(schemaOnly(text));
  return form?.['schema'] as JsonValue | undefined;
}

/** The text up to the uiSchema, closed: what is being typed into the uiSchema makes the whole text invalid. */
function schemaOnly(text: string): string {
  const end = text.lastIndexOf('"uiSchema"');
  return `${text.slice(0, Math.max(end, 0)).replace(/,\s*$/, '')}}`;
}
