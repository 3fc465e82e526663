import type { ConsolePlugin } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';

/** No pages of its own yet: what it brings is the picker beside image fields, and the language packs. */
export const consolePlugin: ConsolePlugin<WidgetServices> = {
  id: 'media',
  menuItems: [],
  routers: [],
  widgetServices: () => import('./widget-services'),
};
