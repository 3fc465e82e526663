import type { FormDefinition, JsonSchema } from '@signalbox/schemas';

/** The same form as in RJSF's own examples: a conditional field is declared in `then` only. */
export function rjsfSchema(form: FormDefinition): JsonSchema {
  const properties = Object.entries(form.schema.properties ?? {}).map(([name, section]) => [
    name,
    conditional(section),
  ]);
  return { ...form.schema, properties: Object.fromEntries(properties) };
}

function conditional(section: JsonSchema): JsonSchema {
  const { text11, ...always } = section.properties ?? {};
  const test = section.allOf?.[0]?.if;
  if (test === undefined || text11 === undefined) return section;
  const { additionalProperties: _open, ...rest } = section;
  return { ...rest, properties: always, allOf: [{ if: test, then: { properties: { text11 } } }] };
}
