import type { WidgetServicesMaker } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';
import { findMediaFileOf } from './details/find-media-file';
import { languagePacksOf } from './library/language-packs';
import { ownIconsOf } from './library/own-icons';
import { directoriesQuery } from './library/library-queries';
import { MediaPicker } from './picker/media-picker';

/** The picker of files, what is known of a file, own icons, the language packs, and the directories that a backup can exclude. */
export const widgetServices: WidgetServicesMaker<WidgetServices> = (tools) => ({
  MediaPicker,
  findMediaFile: findMediaFileOf(tools),
  ownIcons: ownIconsOf(tools),
  languagePacks: languagePacksOf(tools),
  mediaDirectories: { load: () => tools.withShownError(tools.queryClient.fetchQuery(directoriesQuery(tools.api))) },
});
