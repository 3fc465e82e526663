import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { mapSubschemas } from '@signalbox/form-compiler';
import type { JsonSchema } from '@signalbox/schemas';
import { banner } from './banner';
import { tidied, typeOnly } from './emit-types';
import type { Library } from '@signalbox/form-compiler/plain-form';
import { entityTypeName, typeName } from './type-names';

/** One type per entity of a plug-in. Those of shared values are imported from `@signalbox/schemas`. */
export async function emitEntityTypes(library: Library): Promise<string> {
  const types = await Promise.all(
    Object.entries(library.entities).map(async ([name, schema]) => {
      const title = entityTypeName(name, library.shared);
      const code = await compile({ ...byName(typeOnly(schema, library)), title } as JSONSchema, title, {
        additionalProperties: false,
        bannerComment: '',
        style: { singleQuote: true, printWidth: 120 },
      });
      return tidied(code);
    }),
  );
  const code = types.join('\n');
  const shared = Object.keys(library.shared).map(typeName);
  return [
    banner,
    importOf(shared, { from: '@signalbox/schemas/types', code }),
    importOf(['JsonObject'], { from: '@signalbox/schemas', code }),
    `\n${code}`,
  ].join('');
}

/** Each reference as the name of its type. */
function byName(schema: JsonSchema): JsonSchema & { tsType?: string } {
  if (typeof schema !== 'object') return schema;
  if (schema.$ref !== undefined) return { tsType: schema.$ref.replace('#/definitions/', '') } as JsonSchema;
  return mapSubschemas(schema, byName);
}

/** Imports those of the names that the code has. */
function importOf(names: string[], { from, code }: { from: string; code: string }): string {
  const used = names.filter((name) => new RegExp(String.raw`\b${name}\b`).test(code));
  return used.length > 0 ? `import type { ${used.join(', ')} } from '${from}';\n` : '';
}
