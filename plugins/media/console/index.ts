import type { ConsolePlugin } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';

/** No pages yet. Provides the picker of image fields and the language packs. */
export const consolePlugin: ConsolePlugin<WidgetServices> = {
  id: 'media',
  routers: [],
  widgetServices: () => import('./widget-services'),
};
