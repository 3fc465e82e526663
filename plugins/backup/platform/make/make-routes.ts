import { type PlatformKit, textFor } from '@signalbox/platform-kit';
import { requestLocale } from '@signalbox/platform-kit/rest';
import { rejectErrors } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { validateEntity } from '@signalbox/schemas/validators/all';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonParameter, jsonQuery } from '../json-query';
import type { BackupDeps } from '../deps';
import { offsetMinutesOf } from '../local-time';
import type { ItemChoice } from '../records/backup-record';
import { type BackupScope, backupTargetOf, permissionFor } from '../scopes';
import { backupChoice } from './backup-choice';
import { defaultBackupName } from './backup-name';
import { partSizes } from './sizes';
import { startBackup } from './start-backup';

/** One-click backups, and the sizes of their parts. */
export function makeRoutes(rest: FastifyInstance, deps: BackupDeps, scope: BackupScope): void {
  const { kit } = deps;
  const { path } = scope;
  const config = { permission: permissionFor(scope, 'export') };

  rest.get(`/${path}/getSizeAndTime`, { config }, (request) => {
    const excludedDirs = jsonParameter(request, 'excludedDirs') ?? [];
    rejectErrors(validateEntity('backup-size-query', { excludedDirs }));
    return partSizes(kit, { project: backupTargetOf(scope, request.project), excludedDirs: excludedDirs as string[] });
  });

  // Known clients use GET. The route has no HEAD, as it starts a job.
  rest.get(`/${path}/export`, { config, exposeHeadRoute: false }, async (request) => {
    const project = backupTargetOf(scope, request.project);
    const query = jsonQuery(request, 'backup-export-query') as unknown as ExportQuery;
    const choice = backupChoice({ ...query, project });
    const { id } = await startBackup(deps.kit, {
      scope,
      project: request.project,
      input: {
        ...choice,
        project,
        name: query.name?.trim() || (await nameFor(kit, request)),
        moduleRules: query.moduleRules,
        origin: 'manual',
        creator: request.viewer?.username ?? '',
        language: requestLocale(request.headers['accept-language']),
      },
    });
    return { id };
  });
}

interface ExportQuery {
  name?: string;
  item: ItemChoice;
  moduleRules?: JsonObject;
  excludedDirs?: string[];
}

async function nameFor(kit: PlatformKit, request: FastifyRequest): Promise<string> {
  const { project, headers } = request;
  const { settings } = await kit.settings.read(project);
  const fallback = typeof settings['language'] === 'string' ? settings['language'] : 'en';
  return defaultBackupName({
    systemName: textFor({ value: settings['name'], acceptLanguage: headers['accept-language'], fallback }),
    nowMilliseconds: kit.clock.now(),
    offsetMinutes: offsetMinutesOf(request),
  });
}
