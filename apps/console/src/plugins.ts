import type { ConsolePlugin } from '@signalbox/api/plugin';
import type { PluginWidget } from '@signalbox/widgets';
import { consolePlugin as backupPlugin } from '@signalbox/plugin-backup/console';
import { consolePlugin as licensePlugin } from '@signalbox/plugin-license/console';
import { consolePlugin as listsPlugin } from '@signalbox/plugin-lists/console';
import { consolePlugin as mediaPlugin } from '@signalbox/plugin-media/console';
import { consolePlugin as notificationsPlugin } from '@signalbox/plugin-notifications/console';
import { consolePlugin as operationPlugin } from '@signalbox/plugin-operation/console';
import { consolePlugin as pagesPlugin } from '@signalbox/plugin-pages/console';
import { consolePlugin as peoplePlugin } from '@signalbox/plugin-people/console';
import { consolePlugin as projectPlugin } from '@signalbox/plugin-project/console';
import { consolePlugin as projectTransferPlugin } from '@signalbox/plugin-project-transfer/console';
import { consolePlugin as studioPlugin } from '@signalbox/plugin-studio/console';
import { consolePlugin as settingsPlugin } from '@signalbox/plugin-settings/console';

/** The plug-ins of this console, in menu order. Without one line (and the plug-in's folder), the console still runs. */
export const plugins: ConsolePlugin<object, PluginWidget>[] = [
  projectPlugin,
  peoplePlugin,
  settingsPlugin,
  pagesPlugin,
  listsPlugin,
  mediaPlugin,
  backupPlugin,
  projectTransferPlugin,
  notificationsPlugin,
  operationPlugin,
  studioPlugin,
  licensePlugin,
];
