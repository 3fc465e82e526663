import { PlatformError } from '@signalbox/api';
import { createFormCatalog, freeBytes, plainQuery, type PlatformKit } from '@signalbox/platform-kit';
import { later, route, requestLocale, viewerOf } from '@signalbox/platform-kit/rest';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { archivePasswordEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { temporaryFolder } from '@signalbox/platform-kit/archive-files';
import { abandonRoutes } from '@signalbox/platform-kit/jobs';
import { configImportFieldsEntity } from '../../../shared/generated/entities';
import { transferErrors } from '../../../shared/errors';
import type { ImportAnswer } from '../../../shared/transfer';
import { transferError } from '../../transfer-error';
import { rejectExpired } from '../../license';
import { committedImports } from '../finish/committed-imports';
import { finishCommittedImports } from '../finish/finish-import';
import { countedParts } from '../plan/counted-parts';
import { planImport } from '../plan/plan-import';
import { receiveImport, type ReceivedImport } from './receive-import';
import { chooseParts } from '../prepare/choose-parts';
import type { ImportDeps } from '../import-context';
import { runImport } from '../run-import';
import { extractProject } from '../prepare/extract-project';
import { transferJobs, transferPermission, transferPermissions } from '../../../shared/transfer-jobs';

interface Received {
  request: FastifyRequest;
  received: ReceivedImport;
  password: string | undefined;
}

/** The plan of an import, the import, and abandoning one that cannot be finished. */
export function importRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const deps: ImportDeps = {
    kit,
    catalog: createFormCatalog({ forms, groups, compiled: compiledForms, checks: kit.settingChecks }),
  };

  rest.post('/core/configDb/plan', planRoute, (request) =>
    withArchive(kit, request, async ({ received, password }) => {
      const viewer = viewerOf(request);
      const { path, folder, rule } = received;
      const maxBytes = await freeBytes(temporaryFolder(kit));
      const archive = await extractProject({ path, password, folder, maxBytes });
      const chosen = chooseParts(archive.head, { parts: received.parts, rule, viewer });
      const language = requestLocale(request.headers['accept-language']);
      return planImport(deps, { project: request.project, archive, parts: chosen, rule, language, viewer });
    }),
  );

  rest.post('/core/configDb/upload', uploadRoute, (request) =>
    withArchive(kit, request, async ({ received, password }) => {
      const { project, headers } = request;
      const viewer = viewerOf(request);
      const language = requestLocale(headers['accept-language']);
      const { id, signal, done } = await kit.jobs.start({
        id: received.id,
        kind: transferJobs.import.kind,
        target: { project, name: received.fileName.slice(0, 100) },
        creator: viewer.username,
        language,
        run: (context) => runImport(deps, { ...received, project, password, viewer }, context),
      });
      const totals = await done.catch((error: unknown) => {
        throw signal.aborted ? new PlatformError(transferErrors.operationStopped) : error;
      });
      const answer: ImportAnswer = { status: 'OK', id, ...(totals ? { parts: countedParts(totals, language) } : {}) };
      return answer;
    }),
  );

  abandonRoutes(rest, {
    deps: kit,
    kind: committedImports(kit),
    path: 'core/configDb',
    permissions: transferPermissions,
    projectOf: (project) => project,
  });

  kit.every(intervalMilliseconds, { name: 'finish imports', run: () => finishCommittedImports(deps) });
}

const intervalMilliseconds = 15_000;

/** Receives the archive of a request, and deletes it after `use`. Throws errors of the archive as those of the table. */
async function withArchive<Answer>(
  kit: PlatformKit,
  request: FastifyRequest,
  use: (options: Received) => Promise<Answer>,
): Promise<Answer> {
  const { password } = plainQuery(request, archivePasswordEntity);
  await rejectExpired(kit, request.project);
  const received = await receiveImport(kit, request);
  try {
    return await use({ request, received, password: password ?? received.password });
  } catch (error) {
    throw transferError(error);
  } finally {
    await received.discard();
  }
}

const config = { query: later(archivePasswordEntity), permission: transferPermission };
const planRoute = route('Uploads an export, and returns what its import would change.', {
  body: 'upload',
  changes: false,
  ...config,
});
const uploadRoute = route('Uploads an export and imports it.', {
  body: { fields: configImportFieldsEntity },
  ...config,
});
