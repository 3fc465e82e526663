import { dialogs, type FormDefinition, type JsonSchema, type JsonValue, type UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/** A value of a field with the widget `icon`. */
interface StoredIcon {
  value: string;
  /** JSON pointer into the settings. */
  pointer: string;
  /** Titles of the items of a tree that lead to the value, the outermost first: texts, or objects of one per language. */
  titles: readonly JsonValue[];
}

interface Node {
  schema: JsonSchema;
  uiSchema: UiSchema;
  value: JsonValue | undefined;
  pointer: string;
  titles: readonly JsonValue[];
}

/** The icons that `settings` have in the fields of `form`, those in lists and trees included. */
export function storedIcons({ schema, uiSchema }: FormDefinition, settings: JsonValue): StoredIcon[] {
  const found: StoredIcon[] = [];
  const pending: Node[] = [{ schema, uiSchema, value: settings, pointer: '', titles: [] }];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const { value, pointer, titles } = node;
    if (typeof value === 'string' && node.uiSchema['ui:widget'] === 'icon') found.push({ value, pointer, titles });
    // The last one is the next: the icons stay in the order of the settings.
    pending.push(...nodesIn(node).toReversed());
  }
  return found;
}

function nodesIn(node: Node): Node[] {
  const { schema, uiSchema, value, pointer, titles } = node;
  if (Array.isArray(value)) return value.flatMap((item, index) => nodesOfItem(node, item, index));
  if (!isJsonObject(value)) return [];
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    schema: property,
    uiSchema: uiSchemaOf(uiSchema[name]),
    value: value[name],
    pointer: `${pointer}/${name}`,
    titles,
  }));
}

/** An item of a tree has the fields of the tree's form, and the list of the items below it. */
function nodesOfItem({ schema, uiSchema, pointer, titles }: Node, item: JsonValue, index: number): Node[] {
  const own = { value: item, pointer: `${pointer}/${index}`, titles };
  const { tree } = schema;
  if (tree === undefined) return [{ ...own, schema: schema.items ?? {}, uiSchema: uiSchemaOf(uiSchema['items']) }];
  const form = dialogs.find(({ id }) => id === tree.form);
  if (form === undefined || !isJsonObject(item)) return [];
  const inside = [...titles, item[tree.title] ?? ''];
  const below = { schema, uiSchema, value: item[tree.children], pointer: `${own.pointer}/${tree.children}` };
  return [
    { ...own, schema: form.schema, uiSchema: form.uiSchema, titles: inside },
    { ...below, titles: inside },
  ];
}

function uiSchemaOf(part: JsonValue | UiSchema | undefined): UiSchema {
  return isUiSchema(part) ? part : {};
}

function isUiSchema(part: JsonValue | UiSchema | undefined): part is UiSchema {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}
