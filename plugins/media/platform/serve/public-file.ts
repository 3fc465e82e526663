import { languagePackDirectory, ownerOf, packOf, pathOfUrl, type PlatformKit } from '@signalbox/platform-kit';

/** True for what a login page shows: the pictures that the public settings name, and language packs. */
export async function isPublicFile(kit: PlatformKit, storePath: string): Promise<boolean> {
  const { project, path } = ownerOf(storePath);
  const [first, name = '', ...deeper] = path.split('/');
  if (first === languagePackDirectory && deeper.length === 0 && packOf(name)) return true;
  const { settings } = await kit.settings.read(project);
  return [settings.logo, settings.backgroundImage].some(
    (value) => typeof value === 'string' && pathOfUrl(value) === storePath,
  );
}
