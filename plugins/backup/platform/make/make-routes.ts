import { jsonParameter, type PlatformKit, textFor, validated } from '@signalbox/platform-kit';
import { inQuery, route, requestLocale, viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { backupExportQueryEntity, backupSizeQueryEntity } from '../../shared/generated/entities';
import type { BackupDeps } from '../deps';
import { offsetMinutesOf } from '../local-time';
import { type BackupScope, backupTargetOf, permissionFor } from '../scopes';
import { defaultBackupName } from '../records/backup-name';
import { partSizes } from './sizes';
import { manualBackup } from './manual-backup';
import { startBackup } from './start-backup';

/** One-click backups, and the sizes of their parts. */
export function makeRoutes(rest: FastifyInstance, deps: BackupDeps, scope: BackupScope): void {
  const { kit } = deps;
  const { path } = scope;
  const config = { permission: permissionFor(scope, 'export') };

  const getSizeAndTimeRoute = route('Estimates the size and the duration of a backup.', {
    jsonParameters: backupSizeQueryEntity,
    ...config,
  });
  rest.get(`/${path}/getSizeAndTime`, getSizeAndTimeRoute, (request) => {
    const sent = { excludedDirs: jsonParameter(request, 'excludedDirs') ?? [] };
    const { excludedDirs = [] } = validated(sent, backupSizeQueryEntity);
    return partSizes(kit, { project: backupTargetOf(scope, request.project), excludedDirs });
  });

  // Known clients use GET. The route has no HEAD, as it starts a job.
  const exportRoute = route('Starts a backup.', {
    query: inQuery(backupExportQueryEntity),
    changes: true,
    ...config,
    exposeHeadRoute: false,
  });
  rest.get(`/${path}/export`, exportRoute, async (request) => {
    const project = backupTargetOf(scope, request.project);
    const query = request.query;
    const name = query.name?.trim() || (await nameFor(kit, request));
    const { userId, username: creator } = viewerOf(request);
    const language = requestLocale(request.headers['accept-language']);
    const { id } = await startBackup(deps.kit, {
      scope,
      project: request.project,
      input: manualBackup({ query, project, name, creator, language }),
      request: { userId, body: query },
    });
    return { id };
  });
}

async function nameFor(kit: PlatformKit, request: FastifyRequest): Promise<string> {
  const { project, headers } = request;
  const { settings } = await kit.settings.read(project);
  return defaultBackupName({
    systemName: textFor({ value: settings['name'], acceptLanguage: headers['accept-language'], settings }),
    nowMilliseconds: kit.clock.now(),
    offsetMinutes: offsetMinutesOf(request),
  });
}
