import { join } from 'node:path';
import { generate } from './generate';
import { createGenerationCache, type GenerationCache } from './generation-cache';
import { generatePlugin, readPluginEntities } from './generate-plugins';
import { emitOpenApi } from './openapi/emit-openapi';
import { readOperations } from './openapi/operations';
import { readSchemaTree, type SchemaTree } from './schema-tree';
import type { Outputs } from './write-outputs';

export interface SchemaFolders {
  /** `packages/schemas`. */
  root: string;
  /** The folder of plug-ins. Without it, their entities are left out. */
  plugins?: string;
  /** The folder of the server that has the document of the API. Without it, none is made. */
  api?: string;
}

interface GeneratedFolder {
  folder: string;
  outputs: Outputs;
}

/** All generated files, by the `generated` folder that contains exactly them. */
export async function generateAll(
  { root, plugins, api }: SchemaFolders,
  cache?: GenerationCache,
): Promise<GeneratedFolder[]> {
  const tree = readSchemaTree(root);
  const ofPlugins = (plugins === undefined ? [] : readPluginEntities(plugins)).map(async (plugin) => ({
    folder: join(plugin.folder, 'generated'),
    outputs: await (cache
      ? cache.remember(plugin.folder, [plugin, tree.shared], () => generatePlugin(plugin, tree.shared))
      : generatePlugin(plugin, tree.shared)),
  }));
  return [
    { folder: join(root, 'generated'), outputs: await generate(tree, cache) },
    ...(await Promise.all(ofPlugins)),
    ...(api === undefined || plugins === undefined ? [] : [await ofApi({ root, plugins, api }, tree, cache)]),
  ];
}

async function ofApi(
  { root, plugins, api }: Required<SchemaFolders>,
  tree: SchemaTree,
  cache: GenerationCache = createGenerationCache(),
): Promise<GeneratedFolder> {
  const groups = readOperations(root, plugins);
  const { forms, shared } = tree;
  const outputs = await cache.remember('api', { forms, shared, groups }, async () => emitOpenApi(tree, groups));
  return { folder: join(api, 'generated'), outputs };
}
