import type { WidgetServicesMaker } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';
import { languagePacksOf } from './library/language-packs';
import { directoriesQuery } from './library/library-queries';
import { MediaPicker } from './picker/media-picker';

/** The picker beside image fields, the language packs, and the directories that a backup may leave out. */
export const widgetServices: WidgetServicesMaker<WidgetServices> = (tools) => ({
  MediaPicker,
  languagePacks: languagePacksOf(tools),
  mediaDirectories: { load: () => tools.told(tools.queryClient.fetchQuery(directoriesQuery(tools.api))) },
});
