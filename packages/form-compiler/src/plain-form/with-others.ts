import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { isSchema } from '@signalbox/schemas/is-schema';
import { isJsonObject } from '@signalbox/schemas/json';
import { prototypeNames, removedNames } from '@signalbox/schemas/reserved-names';

/**
 * The form with the settings that users name at its root as one setting of its own, `othersIn`: an object that takes what
 * the root took beside its declared properties. The settings document has the tabs of all forms at its root, where a name
 * that a user gives could be that of another tab.
 */
export function withOthers(form: FormDefinition): FormDefinition {
  const { othersIn, ...rest } = form;
  const { additionalProperties, propertyNames = {}, maxProperties, ...root } = form.schema;
  if (othersIn === undefined || !isJsonObject(additionalProperties) || declaredNames(root).includes(othersIn))
    return rest;
  const others: JsonSchema = {
    type: 'object',
    ...(maxProperties === undefined ? {} : { maxProperties }),
    propertyNames: {
      ...propertyNames,
      allOf: [...(propertyNames.allOf ?? []), { minLength: 1, not: { enum: [...declaredNames(root), ...reserved] } }],
    },
    additionalProperties,
  };
  const { [othersIn]: ownUi } = form.uiSchema;
  return {
    ...rest,
    schema: { ...root, additionalProperties: false, properties: { ...root.properties, [othersIn]: others } },
    uiSchema: {
      ...form.uiSchema,
      [othersIn]: { 'ui:widget': 'text-map', ...(isJsonObject(ownUi) ? ownUi : {}) },
    },
  };
}

/** The names that the root declares, those in parts and conditions included. */
function declaredNames(root: JsonSchema): string[] {
  const { properties = {}, allOf = [], dependencies = {} } = root;
  const parts = [...allOf, root.then, root.else, ...Object.values(dependencies)].filter(isSchema);
  const branches = parts.flatMap(({ oneOf = [] }) => oneOf);
  return [...new Set([...Object.keys(properties), ...[...parts, ...branches].filter(isSchema).flatMap(declaredNames)])];
}

/** Names that no change of the settings can have. */
const reserved = [...prototypeNames, ...removedNames];
