import type { ConsolePlugin } from '@signalbox/api/plugin';
import type { PluginWidget } from '@signalbox/widgets';
import { studioErrors } from '../shared/errors';

/** The page for writing a settings tab, the widget for the fields of a model, and a notice of published tabs that errors keep out of use. */
export const consolePlugin: ConsolePlugin<object, PluginWidget> = {
  id: 'studio',
  errors: studioErrors,
  widgets: () => import('./widgets'),
  homeCard: {
    permission: 'schema.edit',
    menu: 'studio',
    load: async () => ({ Component: (await import('./home/unused-tabs-card')).UnusedTabsCard }),
  },
  routers: [
    {
      path: 'studio',
      title: 'studio::title',
      load: async () => ({ Component: (await import('./page/studio-page')).StudioPage }),
    },
    {
      path: 'studio/widgets',
      title: 'studio::gallery',
      load: async () => ({ Component: (await import('./gallery/gallery-page')).GalleryPage }),
    },
  ],
};
