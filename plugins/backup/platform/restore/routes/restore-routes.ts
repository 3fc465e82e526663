import { type ArchiveManifest, openArchive, type OpenArchive } from '@signalbox/archive';
import { bodyOf, idOf, jsonQuery } from '@signalbox/platform-kit';
import { requestLocale, requirePermission } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { backupImportQueryEntity, backupPlanEntity } from '../../../shared/generated/entities';
import { choiceError } from '../../make/backup-choice';
import { abandonRoutes } from '@signalbox/platform-kit/jobs';
import { operationError } from '@signalbox/platform-kit/archive-files';
import type { BackupDeps } from '../../deps';
import { offsetMinutesOf } from '../../local-time';
import { usableBackup } from '../../records/usable-backup';
import { committedRestores } from '../recovery/committed-restores';
import { planRestore } from '../plan/plan-restore';
import { finishLeftRestores } from '../recovery/recover-restores';
import { isClearing, restoreChoice, type RestoreInput } from '../choice/restore-choice';
import type { RestoreDeps } from '../restore-deps';
import { type BackupScope, backupTargetOf, permissionFor, scopes } from '../../scopes';
import { startRestore } from './start-restore';

/** The plan of a restore, and the restore. */
export function restoreRoutes(rest: FastifyInstance, backups: BackupDeps, deps: RestoreDeps): void {
  for (const scope of scopes) {
    routesOf(rest, { backups, deps, scope });
    abandonRoutes(rest, {
      deps: backups.kit,
      kind: committedRestores(backups.kit, scope),
      path: scope.path,
      permissions: { view: permissionFor(scope, 'view'), start: permissionFor(scope, 'import') },
      projectOf: (project) => backupTargetOf(scope, project),
    });
  }

  backups.kit.every(everyMilliseconds, { name: 'finish restores', run: () => finishLeftRestores(deps) });
}

interface ScopeRoutes {
  backups: BackupDeps;
  deps: RestoreDeps;
  scope: BackupScope;
}

function routesOf(rest: FastifyInstance, { backups, deps, scope }: ScopeRoutes): void {
  const { kit } = backups;
  const { path } = scope;
  const config = { permission: permissionFor(scope, 'import') };

  rest.post(`/${path}/:id/plan`, { config }, async (request) => {
    const input = bodyOf(request, backupPlanEntity);
    const project = backupTargetOf(scope, request.project);
    const { record, path: place } = await usableBackup(kit, { project, id: idOf(request) });
    return withArchive(place, async (archive) => {
      const choice = choiceOf(request, { project, input, manifest: archive.manifest });
      const language = requestLocale(request.headers['accept-language']);
      return planRestore(deps, { project, archive, choice, keptFolders: record.excludedDirs, language });
    });
  });

  // Known clients use GET. The route has no HEAD, as it starts a job.
  rest.get(`/${path}/import`, { config, exposeHeadRoute: false }, async (request) => {
    requirePermission(request, permissionFor(scope, 'restore'));
    const { viewer, headers } = request;
    const project = backupTargetOf(scope, request.project);
    const query = jsonQuery(request, backupImportQueryEntity);
    const { record, path: place } = await usableBackup(kit, { project, id: query.id });
    const choice = await withArchive(place, async ({ manifest }) =>
      choiceOf(request, { project, input: query, manifest }),
    );
    if (isClearing(choice) && query.confirmation !== record.name)
      throw choiceError('confirmation', 'confirmationNeeded');
    const { id } = await startRestore(deps, {
      scope,
      project: request.project,
      backup: record,
      choice,
      userId: viewer?.userId ?? null,
      creator: viewer?.username ?? '',
      language: requestLocale(headers['accept-language']),
      offsetMinutes: offsetMinutesOf(request),
    });
    return { id };
  });
}

const everyMilliseconds = 15_000;

interface ChoiceOf {
  project: string;
  input: RestoreInput;
  manifest: ArchiveManifest;
}

function choiceOf({ viewer }: FastifyRequest, { project, input: { item, moduleRules }, manifest }: ChoiceOf) {
  return restoreChoice({ project, viewer, manifest, input: { item, moduleRules } });
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
    throw errorOf(error);
  }
}

/** Converts a rejected archive to an error of the table. Other errors are rethrown. */
function errorOf(error: unknown): unknown {
  const found = operationError(error);
  return found.is('operationFailed') ? error : found;
}
