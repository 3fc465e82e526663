import { plainQuery, textParameter, type PlatformKit } from '@signalbox/platform-kit';
import { attachment, later, route, requirePermission, requireProject, viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import type { DownloadLink } from '../../shared/download';
import { mediaDownloadEntity, mediaDownloadQueryEntity } from '../../shared/generated/entities';
import { storePathOf } from '../store-path-of';
import { issueTicket, redeemTicket } from './download-tickets';
import { planDownload } from './planned-download';
import { zipStream } from './zip-stream';

const path = '/core/mediaLibrary/download';

/** Downloads of files and directories as one zip, by a link that a browser can follow without a session. */
export function downloadRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const planOf = ({ project, paths }: { project: string; paths: readonly string[] }) =>
    planDownload(
      kit.files,
      paths.map((one) => storePathOf(project, one)),
    );

  const downloadRoute = route('Returns a link for one download of many files.', {
    body: mediaDownloadEntity,
    changes: false,
    permission: 'media.view',
  });
  rest.post(path, downloadRoute, async (request): Promise<DownloadLink> => {
    const { paths } = request.body;
    const { project } = request;
    const { name, files, bytes } = await planOf({ project, paths });
    const ticket = await issueTicket(kit, { project, paths, viewer: viewerOf(request) });
    return { url: `${path}?ticket=${ticket}`, name, files, bytes };
  });

  // The ticket authenticates the request, so the route checks it itself. A HEAD request would use the ticket up.
  const getDownloadRoute = route('Downloads files by a link.', {
    query: later(mediaDownloadQueryEntity),
    answer: 'file',
    isPublic: true,
    exposeHeadRoute: false,
  });
  rest.get(path, getDownloadRoute, async (request, reply) => {
    if (textParameter(request, 'ticket') === undefined) requirePermission(request, 'media.view');
    const { ticket } = plainQuery(request, mediaDownloadQueryEntity);
    const order = await redeemTicket(kit, ticket);
    requirePermission(order, 'media.view');
    requireProject(order);
    const { name, entries } = await planOf(order);
    const { stream, bytes } = zipStream(kit.files, entries);
    stream.once('error', (err) => kit.log.info({ err, name }, 'a download of media files has ended early'));
    return reply
      .type('application/zip')
      .headers({ 'content-length': bytes, 'content-disposition': attachment(name), 'cache-control': 'no-store' })
      .send(stream);
  });
}
