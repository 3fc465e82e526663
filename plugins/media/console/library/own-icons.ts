import type { WidgetTools } from '@signalbox/api/plugin';
import { readAgain } from '@signalbox/api/react';
import type { OwnIcons } from '@signalbox/widgets';
import { type IconUses, nameOfUse } from '../../shared/icon-uses';
import type { LibraryEntry } from '../../shared/library';
import { libraryKeys } from './library-queries';

/** Own icons are the images in one directory of the media library. Undefined if the user may not list them. */
export function ownIconsOf({
  api,
  hasExtensions,
  queryClient,
  withShownError,
  may,
}: WidgetTools): OwnIcons | undefined {
  if (!may('media.view') && !may('setting.edit')) return undefined;
  const changed = () => readAgain(queryClient, libraryKeys.all);
  return {
    /** The latest first. */
    list: async () => {
      const entries = await withShownError(api.get<LibraryEntry[]>(`core/media/${category}`));
      return entries
        .filter(({ type }) => type === 'image')
        .toSorted((one, other) => other.updateTime.localeCompare(one.updateTime))
        .map(({ filePath }) => filePath);
    },
    ...((may('media.add') || may('setting.edit')) && {
      upload: async (file: File) => {
        const { url } = await withShownError(api.upload<{ url: string }>(`core/media/${category}`, file));
        await changed();
        return url;
      },
    }),
    // Without an answer who uses an icon, none is deleted.
    ...(hasExtensions &&
      may('media.delete') && {
        uses: async (url: string) => {
          const { count, uses } = await withShownError(
            api.get<IconUses>('core/mediaLibrary/iconUses', { params: { path: url } }),
          );
          return { count, names: uses.map(nameOfUse) };
        },
        remove: async (url: string, { isUsed }: { isUsed: boolean }) => {
          const body = { paths: [url], ...(isUsed && { force: true }) };
          await withShownError(api.post('core/mediaLibrary/delete', body));
          await changed();
        },
      }),
  };
}

const category = 'modelIcon';
