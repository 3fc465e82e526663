import {
  dialogs,
  type FormDefinition,
  type JsonObject,
  type JsonSchema,
  type JsonValue,
  type UiSchema,
} from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { itemsOf } from '@signalbox/schemas/items-of';

interface Filled {
  /** The settings, with the address in each text that its schema lets have one. */
  settings: JsonObject;
  fields: { pointer: string; widget: string | undefined }[];
}

interface Node {
  schema: JsonSchema;
  uiSchema: UiSchema;
  pointer: string;
}

/** Settings with an address in every text of a form that may be one, in lists, trees and texts per language too. */
export function withAddresses({ schema, uiSchema }: FormDefinition, address: string): Filled {
  const fields: Filled['fields'] = [];
  const fill = (node: Node): JsonValue | undefined => {
    const { tree, properties, anyOf, type } = node.schema;
    if (node.schema.writeOnly === true) return undefined;
    if (tree !== undefined) return fillTree(node, tree.form, tree.children);
    if (anyOf !== undefined) return fillLanguages(node, anyOf);
    if (type === 'array')
      return present(
        fill({ ...inside(node, 'items'), schema: itemsOf(node.schema) ?? {}, pointer: `${node.pointer}/0` }),
        list,
      );
    if (type === 'object') return fillObject(node, Object.keys(properties ?? {}));
    return mayHave(node.schema, address) ? fillText(node) : undefined;
  };
  const fillText = ({ pointer, uiSchema: { 'ui:widget': widget } }: Node) => {
    fields.push({ pointer, widget });
    return address;
  };
  const fillObject = (node: Node, names: readonly string[]) => {
    const filled = names.flatMap((name) => {
      const value = fill(inside(node, name));
      return value === undefined ? [] : [[name, value] as const];
    });
    return filled.length === 0 ? undefined : Object.fromEntries(filled);
  };
  /** An item, and one below it. */
  const fillTree = (node: Node, formId: string, children: string) => {
    const form = (dialogs as readonly FormDefinition[]).find(({ id }) => id === formId);
    if (form === undefined) throw new Error(`There is no form ${formId}`);
    const names = Object.keys(form.schema.properties ?? {}).filter((name) => name !== children);
    const item = (pointer: string) => fillObject({ ...form, pointer }, names);
    return [{ ...item(`${node.pointer}/0`), [children]: [item(`${node.pointer}/0/${children}/0`) ?? {}] }];
  };
  const fillLanguages = (node: Node, branches: readonly JsonSchema[]) => {
    const perLanguage = branches.find(({ type }) => type === 'object')?.additionalProperties;
    if (typeof perLanguage !== 'object' || !mayHave(perLanguage, address)) return undefined;
    return {
      en: fillText({ ...node, pointer: `${node.pointer}/en` }),
      fr: fillText({ ...node, pointer: `${node.pointer}/fr` }),
    };
  };
  const settings = fillObject({ schema, uiSchema, pointer: '' }, Object.keys(schema.properties ?? {})) ?? {};
  return { settings, fields };
}

const list = (value: JsonValue) => [value];

function present(value: JsonValue | undefined, wrap: (value: JsonValue) => JsonValue): JsonValue | undefined {
  return value === undefined ? undefined : wrap(value);
}

function inside({ schema, uiSchema, pointer }: Node, name: string): Node {
  const part = uiSchema[name];
  return {
    schema: schema.properties?.[name] ?? {},
    uiSchema: isJsonObject(part) ? (part as UiSchema) : {},
    pointer: `${pointer}/${name}`,
  };
}

function mayHave(
  { type, enum: choices, const: only, format, pattern = '', maxLength = Infinity }: JsonSchema,
  address: string,
) {
  const isFormatted = format !== undefined && format !== 'web-address';
  const isFree = type === 'string' && choices === undefined && only === undefined && !isFormatted;
  return isFree && address.length <= maxLength && new RegExp(pattern, 'u').test(address);
}
