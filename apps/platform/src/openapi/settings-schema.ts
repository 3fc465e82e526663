import { mapSubschemas } from '@signalbox/form-compiler/map-subschemas';
import { type FormDefinition, forms, type JsonSchema } from '@signalbox/schemas';

/**
 * The schema of what a save of settings may have: the fields of all tabs. Their conditions are left out, as a save sends
 * only what changed.
 */
export function settingsSchema(): JsonSchema {
  const tabs = forms.map(ownDefinitions);
  return {
    type: 'object',
    description: 'Only what changes. The forms of the console validate the result.',
    additionalProperties: false,
    properties: Object.assign({}, ...tabs.map(({ properties }) => properties)),
    definitions: Object.assign({}, ...tabs.map(({ definitions }) => definitions)),
  };
}

/** The schema of a form with its id in the names of its definitions: several forms may use one name. */
function ownDefinitions({ id, schema }: FormDefinition): JsonSchema {
  const own = (name: string) => `${id.replaceAll('/', '.')}.${name}`;
  const renamed = (part: JsonSchema): JsonSchema => {
    if (typeof part !== 'object') return part;
    const copy = mapSubschemas(part, renamed);
    return copy.$ref === undefined ? copy : { ...copy, $ref: copy.$ref.replace(/(?<=^#\/definitions\/)/, own('')) };
  };
  const { definitions = {}, ...rest } = renamed(schema);
  return {
    ...rest,
    definitions: Object.fromEntries(Object.entries(definitions).map(([name, part]) => [own(name), part])),
  };
}
