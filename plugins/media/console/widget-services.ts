import type { WidgetServicesMaker } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';
import { languagePacksOf } from './library/language-packs';
import { MediaPicker } from './picker/media-picker';

/** The picker beside image fields, and the language packs. */
export const widgetServices: WidgetServicesMaker<WidgetServices> = (tools) => ({
  MediaPicker,
  languagePacks: languagePacksOf(tools),
});
