import type { Schema, SchemaObject } from '../document/open-api';

/** One property of a schema, or one of its parts. */
interface SchemaRow {
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

/** Returns the schema that a reference leads to. */
function resolved(schema: Schema | undefined, schemas: Schemas): SchemaObject {
  if (typeof schema !== 'object') return {};
  const name = schema.$ref?.split('/').at(-1);
  const target = name === undefined ? undefined : schemas[name];
  return typeof target === 'object' ? { ...target, ...schema } : schema;
}

/** Returns the schema of the innermost items of a list (`{}` in more than `maxDepth` lists), any other schema unchanged. */
function inner(schema: SchemaObject, schemas: Schemas, depth = 0): SchemaObject {
  if (schema.items === undefined) return schema;
  return depth > maxDepth ? {} : inner(resolved(schema.items, schemas), schemas, depth + 1);
}

/** The type and the limits of a value. A type in more than `maxDepth` others is `…`. */
function typeText(schema: SchemaObject, schemas: Schemas, depth = 0): string {
  if (depth > maxDepth) return '…';
  const textOf = (part: Schema | undefined) => typeText(resolved(part, schemas), schemas, depth + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.prefixItems) return tupleText(schema, textOf);
  if (schema.items !== undefined) {
    const item = textOf(schema.items);
    return item.includes(' ') ? `(${item})[]` : `${item}[]`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && schema.type === undefined) return [...new Set(choices.map(textOf))].join(' | ');
  const type = [schema.type ?? 'any'].flat().join(' | ');
  const range = rangeText(schema.minimum ?? schema.minLength, schema.maximum ?? schema.maxLength);
  return [schema.format ? `${type} (${schema.format})` : type, range].filter(Boolean).join(' ');
}

/** As a tuple in TypeScript. */
function tupleText({ prefixItems = [], items }: SchemaObject, textOf: (part: Schema | undefined) => string): string {
  const further = items === false ? [] : [`…${textOf(items)}[]`];
  return `[${[...prefixItems.map(textOf), ...further].join(', ')}]`;
}

function rangeText(low: number | undefined, high: number | undefined): string {
  if (low !== undefined && high !== undefined) return `${low}…${high}`;
  if (low !== undefined) return `≥ ${low}`;
  return high === undefined ? '' : `≤ ${high}`;
}
