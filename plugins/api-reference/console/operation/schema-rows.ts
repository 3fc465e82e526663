import type { Schema, SchemaObject } from '../document/open-api';

/** One property of a schema, or one of its parts. */
export interface SchemaRow {
  /** Unique in the table. */
  key: string;
  name: string;
  /** 0 for the properties of the schema itself. */
  depth: number;
  /** In the notation of the format, e.g. `string[]`, `integer 1…100`; needs no translation. */
  type: string;
  isRequired: boolean;
  /** In English, as in the schema. */
  description?: string;
}

type Schemas = Record<string, Schema>;

/** The properties of a schema, each before its own parts. At most `maxRows`, and `maxDepth` levels: schemas may contain themselves. */
export function schemaRows(schema: Schema | undefined, schemas: Schemas): SchemaRow[] {
  const rows: SchemaRow[] = [];
  const add = (part: SchemaObject, depth: number, above: string) => {
    for (const [name, value] of Object.entries(part.properties ?? {})) {
      if (rows.length === maxRows) return;
      const property = resolved(value, schemas);
      const key = `${above}/${name}`;
      const { description } = property;
      const isRequired = part.required?.includes(name) ?? false;
      rows.push({
        key,
        name,
        depth,
        type: typeText(property, schemas),
        isRequired,
        ...(description && { description }),
      });
      if (depth < maxDepth) add(inner(property, schemas), depth + 1, key);
    }
  };
  add(inner(resolved(schema, schemas), schemas), 0, '');
  return rows;
}

const maxRows = 400;
const maxDepth = 3;

/** What a reference leads to. */
function resolved(schema: Schema | undefined, schemas: Schemas): SchemaObject {
  if (typeof schema !== 'object') return {};
  const name = schema.$ref?.split('/').at(-1);
  const target = name === undefined ? undefined : schemas[name];
  return typeof target === 'object' ? { ...target, ...schema } : schema;
}

/** Of a list, its items. */
function inner(schema: SchemaObject, schemas: Schemas): SchemaObject {
  return schema.items === undefined ? schema : inner(resolved(schema.items, schemas), schemas);
}

/** The type and the limits of a value. */
function typeText(schema: SchemaObject, schemas: Schemas): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.prefixItems) return tupleText(schema, schemas);
  if (schema.items !== undefined) {
    const item = typeText(resolved(schema.items, schemas), schemas);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && schema.type === undefined)
    return [...new Set(choices.map((choice) => typeText(resolved(choice, schemas), schemas)))].join(' | ');
  const type = [schema.type ?? 'any'].flat().join(' | ');
  const range = rangeText(schema.minimum ?? schema.minLength, schema.maximum ?? schema.maxLength);
  return [schema.format ? `${type} (${schema.format})` : type, range].filter(Boolean).join(' ');
}

/** As a tuple in TypeScript. */
function tupleText({ prefixItems = [], items }: SchemaObject, schemas: Schemas): string {
  const places = prefixItems.map((place) => typeText(resolved(place, schemas), schemas));
  const further = items === false ? [] : [`…${typeText(resolved(items, schemas), schemas)}[]`];
  return `[${[...places, ...further].join(', ')}]`;
}

function rangeText(low: number | undefined, high: number | undefined): string {
  if (low !== undefined && high !== undefined) return `${low}…${high}`;
  if (low !== undefined) return `≥ ${low}`;
  return high === undefined ? '' : `≤ ${high}`;
}
