import type { JsonSchema, UiSchema } from '@signalbox/schemas';

/**
 * Property names in the order in which they are drawn. `ui:order` may name some of them; `*` stands for the others,
 * which follow at the end without it. Names that the schema lacks are passed over, so that no form is left blank.
 */
export function orderedNames({ schema, uiSchema }: { schema: JsonSchema; uiSchema: UiSchema }): string[] {
  const names = Object.keys(schema.properties ?? {});
  const order = uiSchema['ui:order'];
  if (order === undefined) return names;
  const others = names.filter((name) => !order.includes(name));
  const wanted = order.includes('*') ? order : [...order, '*'];
  return wanted.flatMap((name) => (name === '*' ? others : names.includes(name) ? [name] : []));
}
