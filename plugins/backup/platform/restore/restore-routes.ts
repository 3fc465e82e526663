import { type ArchiveManifest, openArchive, type OpenArchive } from '@signalbox/archive';
import { bodyOf, idOf } from '@signalbox/platform-kit';
import { readerLanguage } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonQuery } from '../json-query';
import { choiceFault } from '../make/backup-choice';
import { operationFault } from '../operations/operation-fault';
import type { BackupParts } from '../parts';
import { usableBackup } from '../records/usable-backup';
import { requirePermission } from '../require-permission';
import { planRestore } from './plan-restore';
import { finishLeftRestores } from './recover-restores';
import { isClearing, restoreChoice, type RestoreWish } from './restore-choice';
import type { RestoreParts } from './restore-parts';
import { startRestore } from './start-restore';

/** What a restore would do, and the restore. */
export function restoreRoutes(rest: FastifyInstance, backups: BackupParts, parts: RestoreParts): void {
  const { kit, log } = backups;
  const config = { permission: 'backup.import' };

  rest.post('/core/backup/:id/plan', { config }, async (request) => {
    const wish = bodyOf(request, 'backup-plan') as unknown as RestoreWish;
    const { record, path } = await usableBackup(kit, { project: request.project, id: idOf(request) });
    return withArchive(path, async (archive) => {
      const choice = choiceOf(request, wish, archive.manifest);
      return planRestore(parts, { project: request.project, archive, choice, keptFolders: record.excludedDirs });
    });
  });

  // Known clients start it by GET; a HEAD, which only looks, starts nothing.
  rest.get('/core/backup/import', { config, exposeHeadRoute: false }, async (request) => {
    requirePermission(request, 'backup.restore');
    const { project, viewer, headers } = request;
    const query = jsonQuery(request, 'backup-import-query') as unknown as ImportQuery;
    const { record, path } = await usableBackup(kit, { project, id: query.id });
    const choice = await withArchive(path, async ({ manifest }) => choiceOf(request, query, manifest));
    if (isClearing(choice) && query.confirmation !== record.name)
      throw choiceFault('confirmation', 'confirmationNeeded');
    const { id } = await startRestore(backups, parts, {
      project,
      backup: record,
      choice,
      userId: viewer?.userId ?? null,
      creator: viewer?.username ?? '',
      language: readerLanguage(headers['accept-language']),
    });
    return { id };
  });

  let timer: NodeJS.Timeout | undefined;
  rest.addHook('onReady', async () => {
    timer = setInterval(() => {
      finishLeftRestores(parts).catch((err: unknown) => log.error({ err }, 'a restore is not finished yet'));
    }, everyMilliseconds);
    timer.unref();
  });
  rest.addHook('preClose', async () => clearInterval(timer));
}

interface ImportQuery extends RestoreWish {
  id: string;
  confirmation?: string;
}

const everyMilliseconds = 15_000;

function choiceOf({ project, viewer }: FastifyRequest, { item, moduleRules }: RestoreWish, manifest: ArchiveManifest) {
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
