import type { ConsolePlugin } from '@signalbox/api/plugin';
import { studioErrors } from '../shared/errors';

/** The page for writing a settings tab. */
export const consolePlugin: ConsolePlugin = {
  id: 'studio',
  errors: studioErrors,
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
