import { open, rm, type FileHandle } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import { jsonParameter, newObjectId, type PlatformKit, signalOfClient } from '@signalbox/platform-kit';
import { route, requestLocale } from '@signalbox/platform-kit/rest';
import { configDownloadEntity, configDownloadQueryEntity, configPartsEntity } from '../../shared/generated/entities';
import { transferJobs, transferPermission } from '../../shared/transfer-jobs';
import { transferErrors } from '../../shared/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeFolder, temporaryFolder, temporaryPath } from '@signalbox/platform-kit/archive-files';
import { transferError } from '../transfer-error';
import type { LeftOut } from '../../shared/transfer';
import { partsNamed, projectChoices, type ProjectPart } from '../project-parts';
import { previewExport } from './preview-export';
import { writeExport } from './write-export';

/** The list of parts, the preview of an export, and the export. */
export function exportRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const config = { permission: transferPermission };

  const collectionNamesRoute = route('Lists the parts that an export may have.', config);
  rest.get('/core/configDb/collectionNames', collectionNamesRoute, () => projectChoices);

  const previewRoute = route('Returns what an export would contain.', { jsonParameters: configPartsEntity, ...config });
  rest.get('/core/configDb/download/preview', previewRoute, (request) => {
    const parts = partsNamed(jsonParameter(request, 'collections'));
    return previewExport(kit, { project: request.project, parts });
  });

  // Known clients use GET. The route has no HEAD, as it starts a job.
  const downloadRoute = route('Downloads an export of the project.', {
    query: configDownloadQueryEntity,
    jsonParameters: configPartsEntity,
    answer: 'file',
    ...config,
    exposeHeadRoute: false,
  });
  rest.get('/core/configDb/download', downloadRoute, (request, reply) => {
    const { password } = request.query;
    return sendExport(kit, { request, reply, parts: partsNamed(jsonParameter(request, 'collections')), password });
  });

  // The console uses POST: the password is not part of the address, and the client may follow the progress.
  const postDownloadRoute = route('Downloads an export of the project, with the password in the body.', {
    body: configDownloadEntity,
    answer: 'file',
    ...config,
  });
  rest.post('/core/configDb/download', postDownloadRoute, (request, reply) => {
    const { collections, password, id } = request.body;
    return sendExport(kit, { request, reply, parts: partsNamed(collections), password, id });
  });
}

interface ExportToSend {
  request: FastifyRequest;
  reply: FastifyReply;
  parts: ProjectPart[];
  password: string | undefined;
  id?: string;
}

/**
 * Writes the whole file before it sends the first byte: an error is returned as a response, and a slow client blocks no
 * job.
 */
async function sendExport(kit: PlatformKit, input: ExportToSend): Promise<FastifyReply> {
  const { request, reply, password } = input;
  const { handle, leftOut } = await exported(kit, input).catch((error: unknown) => {
    throw transferError(error);
  });
  const { size } = await handle.stat();
  const name = `${request.project}-project.tar.gz${password === undefined ? '' : '.enc'}`;
  return reply
    .type(password === undefined ? 'application/gzip' : encryptedType)
    .headers({
      'content-length': size,
      'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
      'cache-control': 'no-store',
      // Number of fields in the preview and the manifest.
      'x-left-out': leftOut.length,
    })
    .send(handle.createReadStream());
}

async function exported(
  kit: PlatformKit,
  { request, reply, parts, password, id = newObjectId(kit.clock.now()) }: ExportToSend,
): Promise<{ handle: FileHandle; leftOut: LeftOut[] }> {
  const { project, viewer, headers } = request;
  const gone = signalOfClient(reply, new Error('The client is gone'));
  await makeFolder(temporaryFolder(kit));
  const { signal: stopped, done } = await kit.jobs.start({
    id,
    kind: transferJobs.export.kind,
    target: { project, name: project },
    creator: viewer?.username ?? '',
    language: requestLocale(headers['accept-language']),
    async run({ signal, progress }) {
      const path = exportPath(kit, id);
      try {
        const either = AbortSignal.any([signal, gone]);
        const { leftOut } = await writeExport(kit, {
          project,
          parts,
          password,
          path,
          signal: either,
          onProgress: progress,
        });
        return { handle: await open(path), leftOut };
      } finally {
        // The open file stays readable until it is sent.
        await rm(path, { force: true });
      }
    },
  });
  return await done.catch((error: unknown) => {
    throw stopped.aborted ? new PlatformError(transferErrors.operationStopped) : error;
  });
}

export function exportPath(kit: Pick<PlatformKit, 'dataDir'>, id: string): string {
  return temporaryPath(kit, `${id}.tar.gz`);
}

/** Not `octet-stream`: the server would compress it again, for minutes and without a gain. */
const encryptedType = 'application/vnd.signalbox.project';
