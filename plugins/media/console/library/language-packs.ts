import type { WidgetTools } from '@signalbox/api/plugin';
import { readAgain, settingKeys } from '@signalbox/api/react';
import type { WidgetServices } from '@signalbox/widgets';
import { packOf } from '@signalbox/schemas/pack-name';
import { libraryKeys } from './library-queries';
import type { LibraryEntry } from '../../shared/library';

/** Language packs are files `label[code].json` in a directory of the media library. One code has one pack: an upload replaces it. */
export function languagePacksOf({
  api,
  queryClient,
  withShownError,
}: WidgetTools): NonNullable<WidgetServices['languagePacks']> {
  /** The offered languages depend on the packs. */
  const changed = async () => {
    await Promise.all([libraryKeys.all, settingKeys.all].map((queryKey) => readAgain(queryClient, queryKey)));
  };
  return {
    list: async (catalog) => {
      const entries = await withShownError(api.get<LibraryEntry[]>('core/mediaLibrary', { params: { catalog } }));
      return entries.flatMap(({ name, path, type }) =>
        type === 'directory' ? [] : [{ ...(packOf(name) ?? { code: undefined, label: name }), filePath: path }],
      );
    },
    upload: async (file, catalog) => {
      await withShownError(api.upload('core/mediaLibrary/upload', file, { params: { catalog, action: 'cover' } }));
      await changed();
    },
    remove: async ({ filePath }) => {
      await withShownError(api.post('core/mediaLibrary/delete', { paths: [filePath] }));
      await changed();
    },
  };
}
