import type { ConsolePlugin } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';
import { mediaErrors } from '../shared/errors';

/** The page of the media library, the picker of image fields, own icons and the language packs. */
export const consolePlugin: ConsolePlugin<WidgetServices> = {
  id: 'media',
  formGroups: ['media'],
  errors: mediaErrors,
  routers: [
    {
      path: 'media',
      title: 'media::title',
      load: async () => ({ Component: (await import('./page/media-page')).MediaPage }),
    },
  ],
  widgetServices: () => import('./widget-services'),
};
