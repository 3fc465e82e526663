import { languagePackDirectory } from '@signalbox/platform-kit';

/** One of these permissions is needed for an upload to the library. */
export function uploadPermissions({ directory, action }: { directory: string; action?: 'cover' | 'rename' }): string[] {
  return [action === 'cover' ? 'media.edit' : 'media.add', ...settingsToo(directory)];
}

/** Language packs also belong to the settings. */
export function settingsToo(directory: string): string[] {
  return directory === languagePackDirectory ? ['setting.edit'] : [];
}
