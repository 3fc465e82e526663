import type { WidgetServicesMaker } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';
import { languagePacksOf } from './library/language-packs';
import { ownIconsOf } from './library/own-icons';
import { directoriesQuery } from './library/library-queries';
import { MediaPicker } from './picker/media-picker';

/** The picker of image fields, own icons, the language packs, and the directories that a backup can exclude. */
export const widgetServices: WidgetServicesMaker<WidgetServices> = (tools) => ({
  MediaPicker,
  ownIcons: ownIconsOf(tools),
  languagePacks: languagePacksOf(tools),
  mediaDirectories: { load: () => tools.withShownError(tools.queryClient.fetchQuery(directoriesQuery(tools.api))) },
});
