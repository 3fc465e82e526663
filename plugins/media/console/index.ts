import type { ConsolePlugin } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';
import { useAtomValue } from 'jotai/react';
import { mediaErrors } from '../shared/errors';
import { isNeededAtom } from './uploads/queue/uploads-atom';
import { useLogOutWarning } from './uploads/queue/use-log-out-warning';

/** The page of the media library and its uploads, the picker of image fields, own icons and the language packs. */
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
  everyPage: {
    useIsNeeded: () => useAtomValue(isNeededAtom),
    useLogOutWarning,
    load: async () => ({ Component: (await import('./uploads/panel/upload-center')).UploadCenter }),
  },
  widgetServices: () => import('./widget-services'),
};
