import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { isFileSchema } from '@signalbox/schemas/data-url';
import { isSchema } from '@signalbox/schemas/is-schema';
import { isJsonObject } from '@signalbox/schemas/json';
import { prototypeNames, removedNames } from '@signalbox/schemas/reserved-names';
import { declaredNames } from './declared-names';

/**
 * The form with the settings that users name at its root as one setting of its own, `othersIn`: an object that takes what
 * the root took beside its declared properties. The settings document has the tabs of all forms at its root, where a name
 * that a user gives could be that of another tab.
 */
export function withOthers(form: FormDefinition): FormDefinition {
  const { othersIn, ...rest } = form;
  const { additionalProperties, patternProperties, propertyNames = {}, maxProperties, ...root } = form.schema;
  const isNamed = isJsonObject(additionalProperties) || patternProperties !== undefined;
  if (othersIn === undefined || !isNamed || declaredNames(root).includes(othersIn)) return rest;
  const others: JsonSchema = {
    type: 'object',
    ...(maxProperties === undefined ? {} : { maxProperties }),
    propertyNames: {
      ...propertyNames,
      allOf: [...(propertyNames.allOf ?? []), { minLength: 1, not: { enum: [...declaredNames(root), ...reserved] } }],
    },
    ...(patternProperties ? { patternProperties } : {}),
    additionalProperties: additionalProperties ?? false,
  };
  return {
    ...rest,
    schema: { ...root, additionalProperties: false, properties: { ...root.properties, [othersIn]: others } },
  };
}

/** The uiSchema with the map of texts as the default widget of what users name, if these are texts. */
export function withTextMap(form: FormDefinition, othersIn: string | undefined): FormDefinition {
  const others = othersIn === undefined ? undefined : form.schema.properties?.[othersIn];
  if (othersIn === undefined || others === undefined || !namedValues(others).every(isText)) return form;
  const { [othersIn]: own } = form.uiSchema;
  const uiSchema = { ...form.uiSchema, [othersIn]: { 'ui:widget': 'text-map', ...(isJsonObject(own) ? own : {}) } };
  return { ...form, uiSchema };
}

/** The schemas of the values that users name. */
export function namedValues({ patternProperties = {}, additionalProperties }: JsonSchema): JsonSchema[] {
  return [...Object.values(patternProperties), additionalProperties].filter(isSchema);
}

function isText(value: JsonSchema): boolean {
  return value.type === 'string' && value.enum === undefined && !isFileSchema(value) && value.writeOnly !== true;
}

/** Names that no change of the settings can have. */
const reserved = [...prototypeNames, ...removedNames];
