import { collectionStore } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { beforeEach } from 'vitest';
import type { FileUses } from '../../../shared/uses';
import { mediaPlatform } from '../../testing/media-platform';

/** A platform with this plug-in alone, without records, and requests for uses. */
export function usesPlatform() {
  const media = mediaPlatform();
  beforeEach(async () => {
    await media.platform.kit.database.deleteFrom('document').execute();
  });
  const store = (collection: string, project = 'default') =>
    collectionStore({ ...media.platform.kit, collection, project });
  return {
    ...media,
    get platform() {
      return media.platform;
    },
    store,
    /** Returns the id of the new record. */
    add: (collection: string, body: JsonObject, project?: string) => store(collection, project).insert(body),
    usesOf: async (path: string, rest: object = {}, headers: Record<string, string> = {}) => {
      const query = encodeURIComponent(JSON.stringify({ path, ...rest }));
      const url = `/core/mediaLibrary/uses?query=${query}`;
      return (await media.get(url, { 'accept-language': 'en', ...headers })).json<FileUses>();
    },
  };
}
