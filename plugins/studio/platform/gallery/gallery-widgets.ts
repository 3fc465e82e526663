import type { JsonObject, JsonSchema, UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import type { GalleryWidget, TakenSchema } from '../../shared/gallery';
import { readShippedSources, schemasRoot } from '../shipped-sources';

/** A row of `meta/widgets.json`, or of the `widgets.json` of a plug-in. */
interface WidgetRow {
  description?: string;
  takes: TakenSchema[];
  options?: string[] | Record<string, JsonSchema>;
  example?: WidgetExample;
}

interface WidgetExample {
  schema: JsonSchema;
  options?: UiSchema['ui:options'];
  beside?: Record<string, { schema: JsonSchema; widget?: string }>;
}

/** The widgets with an example, those of plug-ins last. */
export function galleryWidgets(sources: ReadonlyMap<string, string> = readShippedSources()): GalleryWidget[] {
  const descriptions = optionsOf(parsed(sources.get(`${schemasRoot}/meta/form.schema.json`)));
  const own = rowsIn(sources.get(`${schemasRoot}/meta/widgets.json`), '');
  const ofPlugins = [...sources].flatMap(([path, text]) => {
    const plugin = pluginTable.exec(path)?.[1];
    return plugin === undefined ? [] : rowsIn(text, `${plugin}:`);
  });
  return [...own, ...ofPlugins].flatMap(([name, row]) => (row.example ? [shown(name, row.example, row)] : []));

  function shown(name: string, example: WidgetExample, { description, takes, options = [] }: WidgetRow): GalleryWidget {
    const named = Array.isArray(options)
      ? options.map((option) => ({ name: option, description: descriptions.get(option) ?? '' }))
      : Object.entries(options).map(([option, schema]) => ({ name: option, description: schema.description ?? '' }));
    return {
      name,
      ...(description !== undefined && { description }),
      takes,
      options: named,
      ...filesOf(name, example),
    };
  }
}

function filesOf(name: string, { schema, options, beside = {} }: WidgetExample) {
  const property = propertyOf(name);
  const others = Object.entries(beside);
  return {
    properties: { ...Object.fromEntries(others.map(([key, other]) => [key, other.schema])), [property]: schema },
    uiSchema: {
      ...Object.fromEntries(others.flatMap(([key, { widget }]) => (widget ? [[key, { 'ui:widget': widget }]] : []))),
      [property]: { 'ui:widget': name, ...(options && { 'ui:options': options }) },
    },
  };
}

/** `exampleTextMap` for `text-map`: no setting has such a name. Authors who copy the example rename it. */
function propertyOf(name: string): string {
  return `example${name.replaceAll(/(?:^|[:-])(\w)/g, (_match, letter: string) => letter.toUpperCase())}`;
}

function rowsIn(text: string | undefined, prefix: string): [string, WidgetRow][] {
  // The build has tested both tables. A row that is a text is a comment of the table.
  const rows: Record<string, WidgetRow | string> = JSON.parse(text ?? '{}');
  return Object.entries(rows).flatMap(([name, row]): [string, WidgetRow][] =>
    typeof row === 'object' ? [[prefix + name, row]] : [],
  );
}

/** Options of the widgets of no plug-in, with their descriptions in the form's meta-schema: there, or where they refer to. */
function optionsOf(meta: JsonObject): Map<string, string> {
  const definitions = objectAt(meta, 'definitions');
  const { properties } = objectAt(definitions, 'options');
  const described = (option: JsonObject) => {
    const { $ref } = option;
    return typeof $ref === 'string' ? objectAt(definitions, $ref.replace('#/definitions/', '')) : option;
  };
  return new Map(
    Object.entries(isJsonObject(properties) ? properties : {}).map(([name, option]) => [
      name,
      isJsonObject(option) ? String(described(option)['description'] ?? '') : '',
    ]),
  );
}

function objectAt(value: JsonObject, key: string): JsonObject {
  const part = value[key];
  return isJsonObject(part) ? part : {};
}

function parsed(text = '{}'): JsonObject {
  const value: unknown = JSON.parse(text);
  return isJsonObject(value) ? value : {};
}

const pluginTable = /^plugins\/([^/]+)\/widgets\.json$/;
