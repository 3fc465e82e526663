import { PlatformError } from '@signalbox/api';
import type { JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { accountProject, languagePacks, type PlatformKit } from '@signalbox/platform-kit';
import { route, viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previousRevisionHeader } from '../shared/previous-revision';
import { type SaveDeps, saveSettings, type SaveRequest } from './save-settings';
import { ownRouters, pageRoutes } from './page-routes';
import { publicPart, sessionPart, type PartParams } from './setting-parts';
import { createVisibleAnswers } from './visible-answers';

/** `core/setting` for administrators, `part` for the login page, `login/part` for the shell; and the routes that save it. */
export function settingRoutes(rest: FastifyInstance, deps: SaveDeps & { kit: PlatformKit }): void {
  const { kit, catalog } = deps;
  const answerOf = createVisibleAnswers(catalog);
  pageRoutes(rest, kit);

  const settingRoute = route('Returns the settings, without secrets.', {
    answer: 'settings',
    permission: 'setting.view',
  });
  rest.get('/core/setting', settingRoute, async (request, reply) => {
    const { project, settingsVersion } = request;
    const { revision, settings } = await kit.settings.read(project, settingsVersion);
    void reply.header('etag', revisionTag(revision)).header('content-type', 'application/json; charset=utf-8');
    const { body, brotli } = answerOf({ project, viewer: viewerOf(request), settings });
    // For other clients the server negotiates the compression.
    if (!takesBrotli(request.headers['accept-encoding'])) return body;
    void reply.header('content-encoding', 'br').header('vary', 'accept-encoding');
    return brotli();
  });

  const partRoute = route('Returns the settings of the login page.', { isPublic: true });
  rest.get('/core/setting/part', partRoute, async (request) => {
    return publicPart(await partParams(request));
  });

  const getPartRoute = route('Returns the settings that every logged-in user needs.');
  rest.get('/core/setting/login/part', getPartRoute, async (request) => {
    const params = await partParams(request);
    return { ...sessionPart(params), ...(await ownRouters(kit, request, params.settings)) };
  });

  async function partParams({ project, settingsVersion, headers }: FastifyRequest): Promise<PartParams> {
    const { settings } = await kit.settings.read(project, settingsVersion);
    const loginSettings = project === accountProject ? settings : (await kit.settings.read(accountProject)).settings;
    const packs = await languagePacks(kit.files, project);
    return { settings, loginSettings, packs, acceptLanguage: headers['accept-language'] };
  }

  const save = (mode: 'merge' | 'replace') => async (request: FastifyRequest, reply: FastifyReply) => {
    const { revision, previous } = await saveSettings(deps, saveRequest(request, mode));
    void reply.header('etag', revisionTag(revision));
    if (previous !== undefined) void reply.header(previousRevisionHeader, previous);
    return { status: 'OK' };
  };
  const body = { body: 'settings', answer: 'done', example: { name: 'Signalbox' } } as const;
  const mergeRoute = route('Changes settings. The others stay.', body);
  rest.patch('/core/setting', mergeRoute, save('merge'));
  rest.post('/core/setting', mergeRoute, save('merge'));
  rest.put('/core/setting', route('Replaces the settings.', body), save('replace'));
}

/** True for browsers' headers, which name Brotli without a weight. */
function takesBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return /(^|,)\s*br\s*(,|$)/i.test(String(acceptEncoding));
}

/** `_pressMoney` marks a save with an unlock code of the license reminder. An `id` in the body is ignored, as in other routes. */
function saveRequest(request: FastifyRequest, mode: 'merge' | 'replace'): SaveRequest {
  const { body } = request;
  if (!isJsonObject(body)) throw new PlatformError('malformedBody');
  const isUnlock = body['_pressMoney'] === true;
  // Changes the body: copying all names would take longer than the validation.
  delete body['_pressMoney'];
  delete body['id'];
  renameFileTypes(body);
  return {
    project: request.project,
    viewer: viewerOf(request),
    body,
    mode: isUnlock ? 'unlock' : mode,
    base: baseRevision(request.headers['if-match']),
  };
}

/** Renames the file type `3d file` of a body, as clients may call it, to `3d`, as it is stored. Changes the body in place. */
function renameFileTypes({ mediaLibraryAllowList: list }: JsonObject): void {
  if (!Array.isArray(list)) return;
  for (const entry of list) if (isJsonObject(entry) && entry.name === '3d file') entry.name = '3d';
}

/** Revision of an `If-Match` header; undefined without one, or for `*`. A gateway may have made the tag weak. */
function baseRevision(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '' || header.trim() === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d{1,15})(?:-[^"]*)?"?$/.exec(header.trim())?.[1];
  if (digits === undefined) throw new PlatformError('invalidField', { field: 'If-Match' });
  return Number(digits);
}

/** The tag of a revision, for `ETag` and `If-Match`. */
function revisionTag(revision: number): string {
  return `"${revision}"`;
}
