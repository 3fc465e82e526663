import type { FormCatalog, PlatformKit } from '@signalbox/platform-kit';

/** What the routes of this plug-in work with. */
export interface SettingsTools {
  kit: Pick<PlatformKit, 'database' | 'clock' | 'notify'>;
  catalog: FormCatalog;
}
