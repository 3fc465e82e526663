import type { FormDefinition, JsonObject, JsonSchema, UiSchema } from '@signalbox/schemas';
import { isSchema } from '@signalbox/schemas/is-schema';
import { isJsonObject } from '@signalbox/schemas/json';
import { declaredNames } from './declared-names';
import { isLocal, refName } from './resolve-refs';

/**
 * The form whose root is an object of settings. A root that is none, such as a list, stands in the setting `valueIn`, and so
 * does a choice between variants beside declared settings: the root of the settings document is that of all tabs.
 */
export function withValue(form: FormDefinition): FormDefinition {
  const { valueIn, ...rest } = form;
  const parts = rootParts(form.schema);
  if (valueIn === undefined || parts === undefined || valueNames(form.schema).includes(valueIn))
    return { ...rest, schema: withType(form.schema) };
  const { root, value } = parts;
  const { definitions } = form.schema;
  const required = [...(root.required ?? []), ...(isNeeded(value, definitions) ? [valueIn] : [])];
  return {
    ...rest,
    schema: {
      ...root,
      type: 'object',
      additionalProperties: root.additionalProperties ?? false,
      properties: { ...root.properties, [valueIn]: value },
      ...(required.length > 0 ? { required } : {}),
      ...(definitions ? { definitions } : {}),
    },
    uiSchema: withValueUi(form.uiSchema, valueIn, root.properties && declaredNames(root)),
  };
}

/**
 * Returns the schema that stays at the root, and that of the value in the setting `valueIn`. Undefined for an object of
 * settings alone.
 */
export function rootParts({ definitions, ...schema }: JsonSchema): { root: JsonSchema; value: JsonSchema } | undefined {
  const names = declaredNames(schema);
  const { oneOf, anyOf, discriminator, ...root } = schema;
  const branches = [...(oneOf ?? []), ...(anyOf ?? [])];
  if (names.length > 0)
    return branches.some((branch) => addsNames(branch, names, definitions))
      ? {
          root,
          value: {
            type: 'object',
            ...(oneOf ? { oneOf } : {}),
            ...(anyOf ? { anyOf } : {}),
            ...(discriminator ? { discriminator } : {}),
          },
        }
      : undefined;
  const { $ref, type, additionalProperties, patternProperties, allOf, enum: choices, const: constant } = schema;
  if (isJsonObject(additionalProperties) || patternProperties || ($ref !== undefined && !isLocal($ref)))
    return undefined;
  const isEmpty = branches.length === 0 && (choices ?? constant) === undefined;
  if (isEmpty && $ref === undefined && (type === 'object' || (type === undefined && allOf))) return undefined;
  return { root: {}, value: schema };
}

/** The names that a setting beside them, or around them, may not have. */
export function valueNames({ definitions, ...schema }: JsonSchema): string[] {
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((branch) => target(branch, definitions));
  return [schema, ...branches].filter(isSchema).flatMap(declaredNames);
}

/** True if a branch is more than a condition on what the root declares. */
function addsNames(branch: JsonSchema, names: string[], definitions: JsonSchema['definitions']): boolean {
  const found = target(branch, definitions);
  if (!isSchema(found)) return false;
  return found.$ref !== undefined || declaredNames(found).some((name) => !names.includes(name));
}

/** True if nothing is no value of the schema. An object begins empty, as in RJSF. */
function isNeeded(schema: JsonSchema, definitions: JsonSchema['definitions']): boolean {
  const { type, oneOf, anyOf, required = [], minProperties = 0, ...rest } = target(schema, definitions);
  const types = [type ?? []].flat();
  if (types.some((each) => each !== 'object')) return !types.includes('null');
  const branches = oneOf ?? anyOf;
  if (branches) return branches.every((branch) => isSchema(branch) && isNeeded(branch, definitions));
  return required.length + minProperties > 0 || rest.enum !== undefined || rest.const !== undefined;
}

function target(schema: JsonSchema, definitions: JsonSchema['definitions']): JsonSchema {
  const { $ref } = schema;
  return ($ref !== undefined && isLocal($ref) ? definitions?.[refName($ref)] : undefined) ?? schema;
}

/** An object may leave out its type at the root of a schema. */
function withType(schema: JsonSchema): JsonSchema {
  const { type, $ref, properties, patternProperties, additionalProperties } = schema;
  const isObject = properties ?? patternProperties ?? isJsonObject(additionalProperties);
  return type === undefined && $ref === undefined && isObject ? { type: 'object', ...schema } : schema;
}

/** Options that belong to the tab, wherever its values are. */
const ofTab = ['notice', 'panelAction'];
/** Keys that stand at the root alone, and are about all parts of the form. */
const ofRoot = ['ui:definitions', 'ui:globalOptions'];

/** The uiSchema, in which the keys of the value stand at its setting. `names`: those that stay at the root. */
function withValueUi(uiSchema: UiSchema, valueIn: string, names: string[] | undefined): UiSchema {
  const { [valueIn]: own, 'ui:options': options = {}, ...keys } = uiSchema;
  const stays = (key: string) =>
    ofRoot.includes(key) || (names !== undefined && (key.startsWith('ui:') || names.includes(key)));
  const entries = Object.entries(keys);
  const isOfTab = (key: string) => names !== undefined || ofTab.includes(key);
  return {
    ...Object.fromEntries(entries.filter(([key]) => stays(key))),
    ...optionsOf(options, isOfTab),
    [valueIn]: {
      ...Object.fromEntries(entries.filter(([key]) => !stays(key))),
      ...optionsOf(options, (key) => !isOfTab(key)),
      ...(isJsonObject(own) ? own : {}),
    },
  };
}

function optionsOf(options: JsonObject, isWanted: (key: string) => boolean): UiSchema {
  const wanted = Object.entries(options).filter(([key]) => isWanted(key));
  return wanted.length > 0 ? { 'ui:options': Object.fromEntries(wanted) } : {};
}
