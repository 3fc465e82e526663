import type { PlatformPlugin } from '@signalbox/platform-kit';
import { manifest } from '../manifest';

/** Backups of a project: made, kept, checked, sent and restored. */
export const platformPlugin: PlatformPlugin = {
  id: manifest.id,
  register() {},
};
