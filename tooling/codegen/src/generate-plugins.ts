import { join } from 'node:path';
import { mapSubschemas } from '@signalbox/form-compiler';
import { type Library, resolveRefs } from '@signalbox/form-compiler/plain-form';
import { diskFiles, sharedFolders } from '@signalbox/schema-check/files';
import type { JsonSchema } from '@signalbox/schemas';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { banner } from './banner';
import { entityModules } from './emit-entities';
import { tidied, typeOnly } from './emit-types';
import { readFolder } from './schema-tree';
import { entityTypeName, typeName } from './type-names';
import type { Outputs } from './write-outputs';

/** The entities of one plug-in, as in the files. */
interface PluginEntities {
  /** `plugins/<id>/shared`. */
  folder: string;
  /** File name without `.json` → schema. */
  entities: Record<string, JsonSchema>;
}

/** Every plug-in of the folder `plugins` that has a `shared` half. */
export function readPluginEntities(plugins: string): PluginEntities[] {
  return sharedFolders(plugins, diskFiles).map((folder) => ({
    folder,
    entities: readFolder(join(folder, 'entities')),
  }));
}

/**
 * The generated files of a plug-in's entities, which may refer to each other and to the shared values of
 * `packages/schemas`: path below `shared/generated/` → content.
 */
export async function generatePlugin(
  { entities }: PluginEntities,
  shared: Record<string, JsonSchema>,
): Promise<Outputs> {
  if (Object.keys(entities).length === 0) return {};
  const library = { shared, entities };
  const resolved = Object.entries(entities).map(([name, schema]) => [name, resolveRefs(schema, library)] as const);
  return {
    'types.ts': await emitEntityTypes(library),
    ...(await entityModules({
      entities: Object.fromEntries(resolved),
      shared,
      modules: {
        folder: '',
        definitions: '@signalbox/schemas',
        types: './types',
        runtime: '@signalbox/schemas/validators/runtime',
      },
    })),
  };
}

/** One type per entity of a plug-in. Those of shared values are imported from `@signalbox/schemas`. */
async function emitEntityTypes(library: Library): Promise<string> {
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
