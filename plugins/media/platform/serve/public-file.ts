import { languagePackDirectory, ownerOf, packOf, pathOfUrl, type PlatformKit } from '@signalbox/platform-kit';

/** True for files that the login page shows: pictures named in the public settings, and language packs. */
export async function isPublicFile(kit: PlatformKit, storePath: string): Promise<boolean> {
  const { project, path } = ownerOf(storePath);
  const [first, name = '', ...deeper] = path.split('/');
  if (first === languagePackDirectory && deeper.length === 0 && packOf(name)) return true;
  const { settings } = await kit.settings.read(project);
  return [settings.logo, settings.backgroundImage].some(
    (value) => typeof value === 'string' && pathOfUrl(value) === storePath,
  );
}
