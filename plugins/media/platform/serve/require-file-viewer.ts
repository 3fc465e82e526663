import { mayEnterProject, PlatformError, projectInPath } from '@signalbox/api';
import { addressSpans, languagePackDirectory, namedFiles, ownerOf, type PlatformKit } from '@signalbox/platform-kit';
import { isImageName, isOfSettings } from '@signalbox/platform-kit/media-inspection';
import { viewerOf } from '@signalbox/platform-kit/rest';
import type { JsonValue } from '@signalbox/schemas';
import { packOf } from '@signalbox/schemas/pack-name';
import type { FastifyRequest } from 'fastify';
import { mayAny } from '../require-any';

/**
 * Throws unless the sender may read the file at `storePath`. Everyone may read public files. A user reads files of the
 * project that the request is about: all of them with `media.view`, else those that pages show. Super users read all.
 */
export async function requireFileViewer(kit: PlatformKit, request: FastifyRequest, storePath: string): Promise<void> {
  if (request.viewer?.isSuper || (await isPublicFile(kit, storePath))) return;
  const { project, path } = ownerOf(storePath);
  if (
    !mayAny(request, ['media.view']) &&
    isOfRequest(request, project) &&
    (await isShownByPages(kit, { project, path, storePath }))
  )
    return;
  requireMediaViewer(request, storePath);
}

/** Throws unless the sender may read all files of the project of `storePath`. */
export function requireMediaViewer(request: FastifyRequest, storePath: string): void {
  if (request.viewer?.isSuper) return;
  if (!isOfRequest(request, ownerOf(storePath).project) || !mayAny(request, ['media.view']))
    throw new PlatformError('forbidden', { detail: 'media.view' });
}

/** True if the request is about this project. Throws unless the sender may enter it. */
function isOfRequest(request: FastifyRequest, project: string): boolean {
  if (!mayEnterProject(viewerOf(request), project)) throw new PlatformError('projectForbidden', { detail: project });
  return project === request.project || project === projectOfPage(request);
}

/** True for files that the login page shows: pictures named in the public settings, and language packs. */
async function isPublicFile(kit: PlatformKit, storePath: string): Promise<boolean> {
  const { project, path } = ownerOf(storePath);
  const [first, name = '', ...deeper] = path.split('/');
  if (first === languagePackDirectory && deeper.length === 0 && packOf(name)) return true;
  // Its content was inspected by its name, which keeps its extension.
  if (!isImageName(storePath)) return false;
  const { settings } = await kit.settings.read(project);
  return [settings.logo, settings.backgroundImage].some((value) => isAddressOf(value, storePath));
}

/** True for the address alone: a browser shows no picture for a text that has more. */
function isAddressOf(value: JsonValue | undefined, storePath: string): boolean {
  const [first] = typeof value === 'string' ? addressSpans(value) : [];
  return first?.start === 0 && first.storePath === storePath;
}

/** Pictures and language packs of the console's own forms, and files named in the settings. */
async function isShownByPages(
  kit: PlatformKit,
  { project, path, storePath }: { project: string; path: string; storePath: string },
): Promise<boolean> {
  if (isOfSettings(path.split('/')[0] ?? '')) return true;
  const { settings } = await kit.settings.read(project);
  return namedFiles(settings).some((file) => file.storePath === storePath);
}

/** Browsers request pictures without the header `x-request-project`. The URL of the page names the project. */
function projectOfPage({ headers: { referer }, project }: FastifyRequest): string | undefined {
  if (project !== 'default' || referer === undefined || !URL.canParse(referer)) return undefined;
  return projectInPath(new URL(referer).pathname).project;
}
