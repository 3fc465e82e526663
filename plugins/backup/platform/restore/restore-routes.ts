import { type ArchiveManifest, openArchive, type OpenArchive } from '@signalbox/archive';
import { bodyOf, idOf } from '@signalbox/platform-kit';
import { readerLanguage } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonQuery } from '../json-query';
import { choiceFault } from '../make/backup-choice';
import { abandonRoutes } from '@signalbox/platform-kit/jobs';
import { operationFault } from '../archives/operation-fault';
import type { BackupParts } from '../parts';
import { offsetMinutesOf } from '../reader-time';
import { usableBackup } from '../records/usable-backup';
import { requirePermission } from '../require-permission';
import { committedRestores } from './committed-restores';
import { planRestore } from './plan-restore';
import { finishLeftRestores } from './recover-restores';
import { isClearing, restoreChoice, type RestoreWish } from './restore-choice';
import type { RestoreParts } from './restore-parts';
import { type BackupScope, homeIn, permissionFor, scopes } from '../scopes';
import { startRestore } from './start-restore';

/** What a restore would do, and the restore. */
export function restoreRoutes(rest: FastifyInstance, backups: BackupParts, parts: RestoreParts): void {
  for (const scope of scopes) {
    routesOf(rest, { backups, parts, scope });
    abandonRoutes(rest, {
      deps: backups.kit,
      kind: committedRestores(backups.kit, scope),
      path: scope.path,
      permissions: { view: permissionFor(scope, 'view'), start: permissionFor(scope, 'import') },
      projectOf: (project) => homeIn(scope, project),
    });
  }

  backups.kit.every(everyMilliseconds, { name: 'finish restores', run: () => finishLeftRestores(parts) });
}

interface ScopeRoutes {
  backups: BackupParts;
  parts: RestoreParts;
  scope: BackupScope;
}

function routesOf(rest: FastifyInstance, { backups, parts, scope }: ScopeRoutes): void {
  const { kit } = backups;
  const { path } = scope;
  const config = { permission: permissionFor(scope, 'import') };

  rest.post(`/${path}/:id/plan`, { config }, async (request) => {
    const wish = bodyOf(request, 'backup-plan') as unknown as RestoreWish;
    const project = homeIn(scope, request.project);
    const { record, path: place } = await usableBackup(kit, { project, id: idOf(request) });
    return withArchive(place, async (archive) => {
      const choice = choiceOf(request, { project, wish, manifest: archive.manifest });
      const language = readerLanguage(request.headers['accept-language']);
      return planRestore(parts, { project, archive, choice, keptFolders: record.excludedDirs, language });
    });
  });

  // Known clients start it by GET; a HEAD, which only looks, starts nothing.
  rest.get(`/${path}/import`, { config, exposeHeadRoute: false }, async (request) => {
    requirePermission(request, permissionFor(scope, 'restore'));
    const { viewer, headers } = request;
    const project = homeIn(scope, request.project);
    const query = jsonQuery(request, 'backup-import-query') as unknown as ImportQuery;
    const { record, path: place } = await usableBackup(kit, { project, id: query.id });
    const choice = await withArchive(place, async ({ manifest }) =>
      choiceOf(request, { project, wish: query, manifest }),
    );
    if (isClearing(choice) && query.confirmation !== record.name)
      throw choiceFault('confirmation', 'confirmationNeeded');
    const { id } = await startRestore(parts, {
      scope,
      project: request.project,
      backup: record,
      choice,
      userId: viewer?.userId ?? null,
      creator: viewer?.username ?? '',
      language: readerLanguage(headers['accept-language']),
      offsetMinutes: offsetMinutesOf(request),
    });
    return { id };
  });
}

interface ImportQuery extends RestoreWish {
  id: string;
  confirmation?: string;
}

const everyMilliseconds = 15_000;

interface ChoiceOf {
  project: string;
  wish: RestoreWish;
  manifest: ArchiveManifest;
}

function choiceOf({ viewer }: FastifyRequest, { project, wish: { item, moduleRules }, manifest }: ChoiceOf) {
  return restoreChoice({ project, viewer, manifest, wish: { item, moduleRules } });
}

async function withArchive<Result>(path: string, use: (archive: OpenArchive) => Promise<Result>): Promise<Result> {
  try {
    const archive = await openArchive({ path });
    try {
      return await use(archive);
    } finally {
      await archive.close();
    }
  } catch (error) {
    throw refusalOf(error);
  }
}

/** A refused archive, in the words of the table; every other fault as it is. */
function refusalOf(error: unknown): unknown {
  const fault = operationFault(error);
  return fault.errorName === 'operationFailed' ? error : fault;
}
