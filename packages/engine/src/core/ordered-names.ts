import type { JsonSchema, UiSchema } from '@signalbox/schemas';

/**
 * Property names in rendering order. `ui:order` may name some of them; `*` stands for the others. Without `*` the others
 * follow at the end. Names that the schema does not have are ignored.
 */
export function orderedNames({ schema, uiSchema }: { schema: JsonSchema; uiSchema: UiSchema }): string[] {
  const names = Object.keys(schema.properties ?? {});
  const order = uiSchema['ui:order'];
  if (order === undefined) return names;
  const others = names.filter((name) => !order.includes(name));
  const wanted = order.includes('*') ? order : [...order, '*'];
  return wanted.flatMap((name) => (name === '*' ? others : names.includes(name) ? [name] : []));
}
