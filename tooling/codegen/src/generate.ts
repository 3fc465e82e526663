import type { SchemaTree } from './schema-tree';
import { entityModules } from './emit-entities';
import { emitMenus } from './emit-menus';
import { emitRegistry } from './emit-registry';
import { createGenerationCache, type GenerationCache } from './generation-cache';
import { emitTypes } from './emit-types';
import { emitValidators } from './emit-validators';
import type { Outputs } from './write-outputs';
import { emitMessages } from './emit-messages';
import { bindingErrors } from '@signalbox/form-compiler/plain-form';
import { resolveTree } from './resolve-tree';

/**
 * All generated files: path below `generated/` → content. The same input gives the same bytes. With the cache of the last
 * generation, only what changed is made again.
 */
export async function generate(tree: SchemaTree, cache: GenerationCache = createGenerationCache()): Promise<Outputs> {
  const resolved = resolveTree(tree);
  for (const form of resolved.forms) {
    const [error] = bindingErrors(form);
    if (error) throw new Error(`${form.id}${error.pointer}: ${error.wrong}; ${error.remedy}`);
  }
  return {
    ...emitRegistry({ ...resolved, collections: tree.collections }),
    ...emitMenus({ groups: resolved.groups, menus: tree.menus }),
    ...(await cache.remember('types', { ...tree, messages: {}, menus: [] }, () => emitTypes(tree))),
    ...(await emitValidators(resolved, cache)),
    ...(await cache.remember('entities', [resolved.entities, tree.shared], () =>
      entityModules({
        entities: resolved.entities,
        shared: tree.shared,
        modules: {
          folder: 'validators/',
          definitions: '../../src/form',
          types: '../types',
          runtime: './runtime.js',
        },
      }),
    )),
    ...emitMessages(tree),
  };
}
