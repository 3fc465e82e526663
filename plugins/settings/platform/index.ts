import { createFormCatalog, type PlatformPlugin } from '@signalbox/platform-kit';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { manifest } from '../manifest';
import { createLiveSettings } from './live-settings';
import { settingRoutes } from './routes';

const live = createLiveSettings();

/** Reads and saves the settings of a project. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  live: { setting: live.source },
  register(rest, kit) {
    live.start(kit);
    settingRoutes(rest, { kit, catalog: createFormCatalog({ forms, groups, compiled: compiledForms }) });
  },
};
