import type { ConsolePlugin } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';
import { languagePacksOf } from './library/language-packs';
import { MediaPicker } from './picker/media-picker';

/** No pages of its own yet: what it brings is the picker beside image fields, and the language packs. */
export const consolePlugin: ConsolePlugin<WidgetServices> = {
  id: 'media',
  menuItems: [],
  routers: [],
  widgetServices: (tools) => ({ MediaPicker, languagePacks: languagePacksOf(tools) }),
};
