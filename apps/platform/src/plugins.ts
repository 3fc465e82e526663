import type { PlatformPlugin } from '@signalbox/platform-kit';
import { platformPlugin as backupPlugin } from '@signalbox/plugin-backup/platform';
import { platformPlugin as licensePlugin } from '@signalbox/plugin-license/platform';
import { platformPlugin as listsPlugin } from '@signalbox/plugin-lists/platform';
import { platformPlugin as mediaPlugin } from '@signalbox/plugin-media/platform';
import { platformPlugin as notificationsPlugin } from '@signalbox/plugin-notifications/platform';
import { platformPlugin as operationPlugin } from '@signalbox/plugin-operation/platform';
import { platformPlugin as peoplePlugin } from '@signalbox/plugin-people/platform';
import { platformPlugin as projectPlugin } from '@signalbox/plugin-project/platform';
import { platformPlugin as projectTransferPlugin } from '@signalbox/plugin-project-transfer/platform';
import { platformPlugin as studioPlugin } from '@signalbox/plugin-studio/platform';
import { settingsPlugin } from '@signalbox/plugin-settings/platform';

/** Every plug-in that the server runs, in the order in which they are registered. */
export const plugins: PlatformPlugin[] = [
  settingsPlugin,
  projectPlugin,
  peoplePlugin,
  licensePlugin,
  listsPlugin,
  mediaPlugin,
  backupPlugin,
  projectTransferPlugin,
  notificationsPlugin,
  operationPlugin,
  studioPlugin,
];
