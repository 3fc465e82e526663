import { join } from 'node:path';
import type { JsonSchema } from '@signalbox/schemas';
import { entityModules } from './emit-entities';
import { emitEntityTypes } from './emit-entity-types';
import { resolveRefs } from '@signalbox/form-compiler/plain-form';
import { diskFiles, sharedFolders } from '@signalbox/schema-check/files';
import { readFolder } from './schema-tree';
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
