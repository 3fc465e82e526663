import type { ConsolePlugin } from '@signalbox/api/plugin';
import { type CollectionDefinition, collections } from '@signalbox/schemas';
import { plugins } from './plugins';

/** A collection of an installed plug-in, and where its page is below `/app/`. */
interface CollectionPlace extends CollectionDefinition {
  plugin: Pick<ConsolePlugin, 'id' | 'formGroups'>;
  path: string;
}

export const collectionPages: readonly CollectionPlace[] = collections.flatMap((collection) => {
  const plugin = plugins.find(({ id }) => collection.id.startsWith(`${id}/`));
  return plugin === undefined ? [] : [{ ...collection, plugin, path: collection.page.url.slice('/app/'.length) }];
});
