import { join } from 'node:path';
import { generate } from './generate';
import type { GenerationCache } from './generation-cache';
import { generatePlugin, readPluginEntities } from './generate-plugins';
import { readSchemaTree } from './schema-tree';
import type { Outputs } from './write-outputs';

export interface SchemaFolders {
  /** `packages/schemas`. */
  root: string;
  /** The folder of plug-ins. Without it, their entities are left out. */
  plugins?: string;
}

interface GeneratedFolder {
  folder: string;
  outputs: Outputs;
}

/** All generated files, by the `generated` folder that contains exactly them. */
export async function generateAll(
  { root, plugins }: SchemaFolders,
  cache?: GenerationCache,
): Promise<GeneratedFolder[]> {
  const tree = readSchemaTree(root);
  const ofPlugins = (plugins === undefined ? [] : readPluginEntities(plugins)).map(async (plugin) => ({
    folder: join(plugin.folder, 'generated'),
    outputs: await (cache
      ? cache.remember(plugin.folder, [plugin, tree.shared], () => generatePlugin(plugin, tree.shared))
      : generatePlugin(plugin, tree.shared)),
  }));
  return [{ folder: join(root, 'generated'), outputs: await generate(tree, cache) }, ...(await Promise.all(ofPlugins))];
}
