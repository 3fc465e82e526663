import { Readable } from 'node:stream';
import { PlatformError } from '@signalbox/api';
import {
  plainQuery,
  type PlatformKit,
  requestOwner,
  signalOfClient,
  type TaskOwner,
  textParameter,
} from '@signalbox/platform-kit';
import { attachment, later, requireProject, route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { recordExportEntity, recordExportQueryEntity } from '@signalbox/schemas/validators/entities';
import type { RecordExport } from '@signalbox/schemas/types';
import { type ExportLink, maxXlsxRecords } from '@signalbox/collections-core';
import { countOrEstimate } from '../../records/count-records';
import { listRecords } from '../../records/list-records';
import { recordRequest, type RouteDeps } from '../../records/record-request';
import { explainedError } from '../../records/slow-list';
import { csvFile } from './csv-file';
import { clockOf, exportOrder, type ExportOrder, type PlannedExport, planExport } from './export-order';
import { createDownloads } from './downloads';
import { issueTicket, redeemTicket } from './export-tickets';
import { ndjsonFile } from './ndjson-file';
import { readPages } from './read-pages';
import { withTitles } from './reference-titles';
import { xlsxFile } from './xlsx-file';
import { xlsxSheet } from './xlsx-sheet';

type ExportDeps = Pick<RouteDeps, 'kit' | 'findModel' | 'indexes'>;

/** Orders an export of records as one file: answers a link that a browser can follow without a session. */
export function exportRoutes(rest: FastifyInstance, deps: RouteDeps): void {
  const { kit, path, find, noun, indexes } = deps;
  const orderRoute = route(`Returns a link for one download of ${noun}s.`, {
    body: later(recordExportEntity),
    changes: false,
  });
  rest.post(`${path}/export`, orderRoute, async (request, reply): Promise<ExportLink> => {
    const order = exportOrder(request, await recordRequest(find, request, 'view'));
    const planned = await planExport(deps, order);
    const { model, query, columns } = planned;
    if (indexes.note(model, query, columns)) deps.buildIndexes();
    const owner = requestOwner(request, reply);
    const { count, isEstimate } = await countOrEstimate(kit, planned, owner);
    if (order.request.format === 'xlsx' && count > maxXlsxRecords)
      throw new PlatformError('tooManyRows', { params: { limit: maxXlsxRecords, count } });
    // An order that takes too long is an error now, and no broken file.
    await listRecords(kit, planned, owner).catch(async (error: unknown) => {
      throw await explainedError(error, { kit, model });
    });
    const ticket = await issueTicket(kit, order);
    return { url: `/core/recordExport?ticket=${ticket}`, name: nameOf(planned, order, kit), count, isEstimate };
  });
}

/** The downloads of the exports of all resources. */
export function downloadRoute(rest: FastifyInstance, deps: ExportDeps): void {
  const { kit } = deps;
  const downloads = createDownloads();
  // The ticket authenticates the request. A HEAD request would use the ticket up.
  const exportRoute = route('Downloads records by a link.', {
    query: later(recordExportQueryEntity),
    answer: 'file',
    isPublic: true,
    exposeHeadRoute: false,
  });
  rest.get('/core/recordExport', exportRoute, async (request, reply) => {
    if (textParameter(request, 'ticket') === undefined)
      throw new PlatformError(request.viewer ? 'forbidden' : 'tokenMissing');
    const { ticket } = plainQuery(request, recordExportQueryEntity);
    const order = await redeemTicket(kit, ticket);
    requireProject(order);
    const planned = await planExport(deps, order);
    const signal = AbortSignal.any([signalOfClient(reply), AbortSignal.timeout(maxMilliseconds)]);
    const end = downloads.start(order.viewer.userId);
    const stream = fileOf(deps, { planned, order, owner: { userId: order.viewer.userId, signal } });
    signal.addEventListener('abort', () => stream.destroy(), { once: true });
    stream.once('close', end);
    stream.once('error', (err) => kit.log.warn({ err, model: planned.model.id }, 'an export has ended early'));
    // A client that reads nothing keeps its place among the downloads no longer than this.
    reply.raw.setTimeout(silentMilliseconds, () => stream.destroy());
    kit.log.info(
      { user: order.viewer.userId, model: planned.model.id, format: order.request.format },
      'records are exported',
    );
    return reply
      .type(contentTypes[order.request.format])
      .headers({ 'content-disposition': attachment(nameOf(planned, order, kit)), 'cache-control': 'no-store' })
      .send(stream);
  });
}

interface FileOptions {
  planned: PlannedExport;
  order: ExportOrder;
  owner: TaskOwner;
}

function fileOf({ kit, findModel }: ExportDeps, { planned, order, owner }: FileOptions): Readable {
  const { exported: columns } = planned;
  const { request, language } = order;
  const stored = readPages(kit, planned, owner);
  const pages = withTitles(stored, columns, {
    database: kit.database,
    findModel,
    project: order.project,
    viewer: order.viewer,
  });
  switch (request.format) {
    case 'csv':
      return Readable.from(csvFile(pages, { columns, language }), { objectMode: false });
    case 'ndjson':
      return Readable.from(ndjsonFile(stored, columns), { objectMode: false });
    case 'xlsx':
      return xlsxFile(xlsxSheet(pages, { columns, clock: clockOf(order), isRightToLeft: rightToLeft.test(language) }));
  }
}

function nameOf({ title }: PlannedExport, order: ExportOrder, { clock }: PlatformKit): string {
  const day = new Date(clockOf(order)(clock.now())).toISOString().slice(0, 10);
  return `${title} ${day}.${order.request.format}`;
}

const contentTypes: Record<RecordExport['format'], string> = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const rightToLeft = /^(ar|fa|he|ur)\b/;
const maxMilliseconds = 60 * 60 * 1000;
const silentMilliseconds = 2 * 60 * 1000;
