import { joinPath, languagePackDirectory, languagePacks, mediaPath, type PlatformKit } from '@signalbox/platform-kit';
import { route, requestLocale } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  mediaCopyEntity,
  mediaDeleteEntity,
  mediaListQueryEntity,
  mediaMkdirEntity,
  mediaMoveEntity,
  mediaMoveUndoEntity,
  mediaRenameEntity,
  mediaUploadQueryEntity,
} from '../../shared/generated/entities';
import type { MediaListQuery } from '../../shared/generated/types';
import type { MoveAnswer } from '../../shared/library';
import type { DeletedEntries } from '../../shared/trash';
import { indexedFiles } from '../index/indexed-files';
import { setAside } from '../index/set-aside';
import { requireAny } from '../require-any';
import type { ClaimSpace } from '../quota/project-space';
import { moveToTrash } from '../trash/move-to-trash';
import { storeUpload } from '../upload/store-upload';
import { settingsToo, uploadPermissions } from '../upload/upload-permissions';
import { maySeeHolder } from '../uses/find/may-see-holder';
import { rejectUsedFiles } from '../uses/reject-used-files';
import { hostsOf } from '../uses/rewrite/hosts-of';
import { moveUsed } from '../uses/rewrite/move-used';
import { undoMove } from '../uses/undo/undo-move';
import { type Library, relocate, removeAll, rename } from './change-library';
import { allFiles, directoryTree, entriesIn, libraryEntry } from './library-entries';

/** Routes to list and change the media library. Paths are relative to the project's own library. */
export function libraryRoutes(rest: FastifyInstance, kit: PlatformKit, claimSpace: ClaimSpace): void {
  listRoutes(rest, kit);
  addRoutes(rest, kit, claimSpace);
  const change = changesOf(kit, claimSpace);
  moveRoutes(rest, change);
  deleteRoutes(rest, change);
}

const root = '/core/mediaLibrary';

function listRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const { files } = kit;
  rest.get(root, route('Lists the files of a directory.', { query: mediaListQueryEntity }), async (request) => {
    const directory = directoryOf(request.query);
    if (directory !== languagePackDirectory) requireAny(request, ['media.view']);
    return (await entriesIn(files, { project: request.project, directory })).map(libraryEntry);
  });
  rest.get(`${root}/all/dir`, route('Lists all directories.'), async (request) => {
    requireAny(request, ['media.view', 'backup.view', 'backupCycle.view']);
    return directoryTree(files, { project: request.project, directory: '' });
  });
  rest.get(`${root}/all/file`, route('Lists all files.', { permission: 'media.view' }), (request) =>
    allFiles(files, { project: request.project, directory: '' }),
  );
  const langRoute = route('Lists the language packs.', { isPublic: true });
  rest.get(`${root}/lang`, langRoute, (request) => languagePacks(files, request.project));
}

interface Changes {
  libraryOf(request: FastifyRequest, options?: { force?: boolean }): Promise<Library>;
  /** Undoes a move that replaced a file. Returns the number of records and settings with their former addresses. */
  undo(request: FastifyRequest, id: string): Promise<number>;
  /** Rejects a deletion of files in use, unless the request confirms it. */
  checkOf(request: FastifyRequest, force: boolean): (storePaths: string[]) => Promise<void>;
}

function changesOf(kit: PlatformKit, claimSpace: ClaimSpace): Changes {
  const files = indexedFiles(kit);
  return {
    async libraryOf(request, { force = false } = {}) {
      const { project, viewer } = request;
      const by = viewer?.userId ?? '';
      const locale = requestLocale(request.headers['accept-language']);
      const mover = { by, force, locale, maySee: maySeeHolder(request) };
      return {
        files,
        project,
        claimSpace,
        settings: (await kit.settings.read(project)).settings,
        discard: (storePath) => moveToTrash(kit, { storePath, by }),
        setAside: (storePath) => setAside(kit, { storePath, by }),
        async move(from, to, options) {
          if (from !== to) return moveUsed(kit, { from, to, hosts: hostsOf(request), ...options, ...mover });
          // Changes nothing, or is rejected by the store.
          await files.move(from, to);
          return { rewritten: 0 };
        },
      };
    },
    async undo({ project, viewer }, id) {
      const { settings } = await kit.settings.read(project);
      return undoMove(kit, { project, id, by: viewer?.userId ?? '', settings });
    },
    checkOf: (request, force) =>
      force ? async () => undefined : (storePaths) => rejectUsedFiles(kit, request, { storePaths, field: 'paths' }),
  };
}

function addRoutes(rest: FastifyInstance, kit: PlatformKit, claimSpace: ClaimSpace): void {
  const files = indexedFiles(kit);
  const uploadRoute = route('Uploads a file.', { query: mediaUploadQueryEntity, body: 'upload' });
  rest.post(`${root}/upload`, uploadRoute, async (request) => {
    const { action, catalog } = request.query;
    const directory = directoryOf({ catalog });
    requireAny(request, uploadPermissions({ directory, action }));
    return storeUpload({ kit, claimSpace }, request, { directory, action });
  });
  const mkdirRoute = route('Adds a directory.', { body: mediaMkdirEntity, permission: 'media.add' });
  rest.post(`${root}/mkdir`, mkdirRoute, async ({ body: { catalog, dirName }, project }) => {
    await files.makeDirectory(mediaPath(project, joinPath(catalog, dirName)));
    return { status: 'OK' };
  });
}

function moveRoutes(rest: FastifyInstance, { libraryOf, undo }: Changes): void {
  // Clients use both.
  const method = ['POST', 'PATCH'];
  for (const how of ['move', 'copy'] as const) {
    const isMove = how === 'move';
    rest.route({
      method,
      url: `${root}/${how}`,
      ...route(isMove ? 'Moves files and directories.' : 'Copies files and directories.', {
        body: isMove ? mediaMoveEntity : mediaCopyEntity,
        permission: isMove ? 'media.edit' : 'media.add',
      }),
      handler: async (request) => {
        const { body } = request;
        const force = 'force' in body && body.force === true;
        if (body.action === 'cover') requireAny(request, ['media.edit']);
        return movedAnswer(await relocate(await libraryOf(request, { force }), { ...body, how }));
      },
    });
  }
  const undoRoute = route('Undoes a move.', { body: mediaMoveUndoEntity, permission: 'media.edit' });
  rest.post(`${root}/move/undo`, undoRoute, async (request) => {
    const { undo: id } = request.body;
    return movedAnswer({ rewritten: await undo(request, id) });
  });
  rest.route({
    method,
    url: `${root}/rename`,
    ...route('Renames a file or directory.', { body: mediaRenameEntity, permission: 'media.edit' }),
    handler: async (request) => {
      const { path, name, force } = request.body;
      return movedAnswer({ rewritten: await rename(await libraryOf(request, { force }), { path, name }) });
    },
  });
}

function deleteRoutes(rest: FastifyInstance, { libraryOf, checkOf }: Changes): void {
  for (const [method, url] of [
    ['POST', `${root}/delete`],
    ['DELETE', `${root}/delete`],
    ['DELETE', root],
  ] as const) {
    rest.route({
      method,
      url,
      ...route('Moves files and directories to the trash.', { body: mediaDeleteEntity }),
      handler: async (request): Promise<DeletedEntries> => {
        const { paths, force = false } = request.body;
        const arePacks = paths.every((path) => path.startsWith(`${languagePackDirectory}/`));
        requireAny(request, ['media.delete', ...(arePacks ? settingsToo(languagePackDirectory) : [])]);
        const check = checkOf(request, force);
        return { status: 'OK', trashed: await removeAll(await libraryOf(request), { paths, check }) };
      },
    });
  }
}

/** `rewritten`: the number of records and settings with new addresses, if there are any. */
function movedAnswer({ rewritten, ...placed }: Omit<MoveAnswer, 'status'> & { rewritten: number }): MoveAnswer {
  return { status: 'OK', ...placed, ...(rewritten > 0 && { rewritten }) };
}

/** `?catalog=`: a directory inside the library, '' for its top. */
function directoryOf({ catalog = '' }: MediaListQuery): string {
  return catalog.replace(/^\/+|\/+$/g, '');
}
