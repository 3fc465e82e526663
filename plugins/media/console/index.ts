import type { ConsolePlugin } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';
import { mediaErrors } from '../shared/errors';

/** No pages yet. Provides the picker of image fields, own icons and the language packs. */
export const consolePlugin: ConsolePlugin<WidgetServices> = {
  id: 'media',
  errors: mediaErrors,
  routers: [],
  widgetServices: () => import('./widget-services'),
};
