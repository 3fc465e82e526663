import { mapSubschemas } from '@signalbox/form-compiler/map-subschemas';
import { without } from '@signalbox/form-compiler/without';
import type { JsonSchema } from '@signalbox/schemas';
import { placesOf } from '@signalbox/schemas/items-of';

/**
 * The schema of draft 07 as components of the document, which has draft 2020-12: `component`, and one for each of its definitions,
 * to which its references lead. Of what differs between the drafts, schemas here use definitions and tuples only.
 */
export function latestDraft(schema: JsonSchema, component: string): Record<string, JsonSchema> {
  const definitions: Record<string, JsonSchema> = {};
  const convert = (part: JsonSchema): JsonSchema => {
    if (typeof part !== 'object' || part === null) return part;
    for (const [name, definition] of Object.entries(part.definitions ?? {}))
      definitions[`${component}.${name}`] = convert(definition);
    const { $ref, ...rest } = withPrefixItems(mapSubschemas(without(part, ['$schema', '$id', 'definitions']), convert));
    return $ref === undefined
      ? rest
      : { ...rest, $ref: $ref.replace(/^#\/definitions\//, `#/components/schemas/${component}.`) };
  };
  return { [component]: convert(schema), ...definitions };
}

function withPrefixItems(schema: JsonSchema): Omit<JsonSchema, 'items' | 'additionalItems'> {
  const places = placesOf(schema);
  if (places === undefined) return schema;
  const { additionalItems = true } = schema;
  return Object.assign(without(schema, ['items', 'additionalItems']), { prefixItems: places, items: additionalItems });
}
