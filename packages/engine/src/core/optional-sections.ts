import type { JsonObject, JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { itemsOf } from '@signalbox/schemas/items-of';
import type { FormPlan, Pointer, SectionPlan } from './contract';
import { defaultsOf } from './defaults-of';
import { definitionOf } from './definition-of';
import { pathOf, readAt, writeAt } from './pointer';
import { rjsfWidget } from './widget-for';

/** RJSF's name of the option, in `ui:options` and in `ui:globalOptions` of the root. */
export const optionalOption = 'enableOptionalDataFieldForType';

/** The types of values that are optional in the whole form, unless a node says otherwise. */
export function optionalTypes(uiSchema: UiSchema): JsonValue | undefined {
  const options = uiSchema['ui:globalOptions'];
  return isJsonObject(options) ? options[optionalOption] : undefined;
}

/** True if a value of this type is added and removed by buttons: by the option of its node, else by that of the form. */
export function isOptionalType(type: 'object' | 'array', uiSchema: UiSchema, ofForm: JsonValue | undefined): boolean {
  const own = uiSchema['ui:options']?.[optionalOption] ?? ofForm;
  return Array.isArray(own) && own.includes(type);
}

interface OptionalNode {
  widget: string;
  /** Without null. */
  schema: JsonSchema;
  uiSchema: UiSchema;
}

/** The same of a field: of a list, or of what RJSF draws. Inputs of other fields show by themselves that there is no value. */
export function isOptionalField({ widget, schema, uiSchema }: OptionalNode, ofForm: JsonValue | undefined): boolean {
  const type = optionalLists.has(widget) ? 'array' : widget === rjsfWidget ? typeOfBranches(schema) : undefined;
  return (type === 'array' || type === 'object') && isOptionalType(type, uiSchema, ofForm);
}

/** Inputs of lists that show an empty list as they show none. */
const optionalLists = new Set(['list', 'tags', 'values']);

/** The type of all branches, if it is the same; undefined for a list of choices, which is one input. */
function typeOfBranches(schema: JsonSchema): JsonSchema['type'] {
  if (itemsOf(schema)?.enum !== undefined) return undefined;
  const branches = schema.anyOf ?? schema.oneOf;
  const types = new Set((branches ?? [schema]).map((branch) => definitionOf(branch, schema.definitions).type));
  return types.size === 1 ? [...types][0] : undefined;
}

/** The sections that users add and remove. */
export function optionalSections({ sections }: FormPlan): SectionPlan[] {
  return sections.filter(({ isOptional }) => isOptional);
}

/** True for what is in an optional section that the values do not have. */
export function isInAbsent({ optionalIn }: { optionalIn?: Pointer }, values: JsonObject): boolean {
  return optionalIn !== undefined && !isThere(values, optionalIn);
}

/** True if the values have the object of this section. */
export function isThere(values: JsonObject, section: Pointer): boolean {
  return isJsonObject(readAt(values, section));
}

/** The optional sections that are there in one of two values of a form, and not in the other. */
export function changedSections(plan: FormPlan, before: JsonObject, after: JsonObject): Pointer[] {
  return optionalSections(plan)
    .map(({ pointer }) => pointer)
    .filter((pointer) => isThere(before, pointer) !== isThere(after, pointer));
}

/** The values that a form begins with: its defaults, without optional sections. */
export function startOfForm(plan: FormPlan): JsonObject {
  return optionalSections(plan).reduce(
    (values, { pointer }) => writeAt(values, pointer, undefined),
    defaultsOf(plan.form),
  );
}

/** The values that a section has when it is added, those of optional sections in it included. */
export function startOfSection({ form }: FormPlan, section: Pointer): JsonObject {
  const schema = pathOf(section).reduce<JsonSchema>((outer, name) => outer.properties?.[name] ?? {}, form.schema);
  return defaultsOf({ schema });
}
