import type { JsonSchema } from '@signalbox/schemas';
import { itemAt, placesOf } from '@signalbox/schemas/items-of';
import type { FieldError, FieldPlan } from '../contract';
import { definitionOf } from '../definition-of';
import { pathOf } from '../pointer';

interface Part {
  /** Message key inside the form. */
  key: string;
  schema: JsonSchema;
}

/**
 * Message key, inside the form, of the invalid value. `<list>.items.<property>` for an item of a list, `<tuple>.items.<place>`
 * for a place of a tuple, and `definitions.<name>.<property>` for what a recursive definition declares, on each level.
 */
export function errorMessageKey(
  field: Pick<FieldPlan, 'path' | 'messageKey'> & Partial<Pick<FieldPlan, 'schema'>>,
  error: Pick<FieldError, 'pointer'>,
): string {
  const { schema = {} } = field;
  const inside = (part: Part, name: string): Part => {
    const found = variantsOf(part, schema.definitions).map((variant) => partOf(variant, name));
    return (
      found.find((each) => each !== undefined) ?? { key: `${part.key}.${isIndex(name) ? 'items' : name}`, schema: {} }
    );
  };
  return pathOf(error.pointer).slice(field.path.length).reduce(inside, { key: field.messageKey, schema }).key;
}

/**
 * Returns the schemas that may declare the parts of a value: its schema or the definition of it, and their branches.
 */
function variantsOf(
  { key, schema }: Part,
  definitions: JsonSchema['definitions'],
  followed: readonly string[] = [],
): Part[] {
  const { $ref } = schema;
  if ($ref !== undefined && followed.includes($ref)) return [];
  const own = {
    key: $ref === undefined ? key : $ref.slice(2).replace('/', '.'),
    schema: definitionOf(schema, definitions),
  };
  const seen = $ref === undefined ? followed : [...followed, $ref];
  const branches = [...(own.schema.oneOf ?? []), ...(own.schema.anyOf ?? [])];
  return [own, ...branches.flatMap((branch) => variantsOf({ key: own.key, schema: branch }, definitions, seen))];
}

function partOf({ key, schema }: Part, name: string): Part | undefined {
  const { [name]: property } = schema.properties ?? {};
  if (property !== undefined) return { key: `${key}.${name}`, schema: property };
  const item = isIndex(name) ? itemAt(schema, Number(name)) : undefined;
  return item && { key: `${key}.${segmentOf(schema, name)}`, schema: item };
}

function segmentOf(schema: JsonSchema, index: string): string {
  const places = placesOf(schema);
  if (places === undefined) return 'items';
  return Number(index) < places.length ? `items.${index}` : 'additionalItems';
}

function isIndex(name: string): boolean {
  return /^\d+$/.test(name);
}
