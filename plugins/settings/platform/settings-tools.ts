import type { FormCatalog, PlatformKit } from '@signalbox/platform-kit';

/** Dependencies of this plug-in's routes. */
export interface SettingsTools {
  kit: Pick<PlatformKit, 'database' | 'clock' | 'notify'>;
  catalog: FormCatalog;
}
