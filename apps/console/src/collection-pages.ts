import type { ConsolePlugin } from '@signalbox/api/plugin';
import { type CollectionDefinition, collections } from '@signalbox/schemas';
import { plugins } from './plugins';

/** A collection that the platform or an installed plug-in serves, and where its page is below `/app/`. */
interface CollectionPlace extends CollectionDefinition {
  /** For a list that the platform serves, a plug-in need not exist: its id is then that of the folder alone. */
  plugin: Pick<ConsolePlugin, 'id' | 'formGroups'>;
  path: string;
}

export const collectionPages: readonly CollectionPlace[] = collections.flatMap((collection) => {
  const [folder = ''] = collection.id.split('/');
  const served = collection.entity === undefined ? { id: folder } : undefined;
  const plugin = plugins.find(({ id }) => id === folder) ?? served;
  return plugin === undefined ? [] : [{ ...collection, plugin, path: collection.page.url.slice('/app/'.length) }];
});
