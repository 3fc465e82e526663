import {
  bodyOf,
  malformedQuery,
  parsePath,
  type PlatformKit,
  readQuery,
  requireTimeZone,
  textFor,
  type Viewer,
  type WallClock,
  wallClock,
} from '@signalbox/platform-kit';
import type { FastifyRequest } from 'fastify';
import { recordExportEntity } from '@signalbox/schemas/validators/entities';
import type { RecordExport } from '@signalbox/schemas/types';
import type { RecordIndexes } from '../../indexes/record-indexes';
import { requireUse } from '../../query/may-use';
import type { FindModel, RecordModel } from '../../query/record-model';
import { type RecordColumns, recordColumns } from '../../query/record-columns';
import { recordFilterSql } from '../../query/record-filter-sql';
import { recordOrder } from '../../query/record-order';
import type { RecordQuery } from '../../query/record-query';
import { requireOneSelection } from '../../records/require-one-selection';
import { type ExportColumn, exportColumn, type TextOf } from './export-column';

/** An export. Its ticket has all but the viewer: rights and columns are checked again when it is downloaded. */
export interface ExportOrder {
  project: string;
  /** Id of the model. */
  model: string;
  request: RecordExport;
  /** BCP-47: of titles, and of numbers and separators in CSV. */
  language: string;
  /** Minutes that are added to UTC, unless the request has a time zone. */
  minutes: number;
  viewer: Viewer;
}

/** The order of a request. Throws `invalidField`. */
export function exportOrder(
  request: FastifyRequest,
  { model, viewer }: { model: RecordModel; viewer: Viewer },
): ExportOrder {
  const body = bodyOf(request, recordExportEntity);
  requireOneSelection(body);
  requireTimeZone(body.timeZone);
  return {
    project: model.project,
    model: model.id,
    request: body,
    language: languageOf(request.headers['accept-language']),
    minutes: minutesOf(request.headers['x-request-timezone']),
    viewer,
  };
}

/** The clock of the user who gave the order. */
export function clockOf({ request, minutes }: ExportOrder): WallClock {
  return wallClock({ timeZone: request.timeZone, minutes });
}

/** What is read for an order. */
export interface PlannedExport {
  model: RecordModel;
  columns: RecordColumns;
  exported: ExportColumn[];
  /** The list's title. */
  title: string;
  query: RecordQuery;
}

/** Throws `notFound`, and `malformedQuery` for a column, a filter or an order that the viewer may not see. */
export async function planExport(
  { kit, findModel, indexes }: { kit: Pick<PlatformKit, 'settings'>; findModel: FindModel; indexes: RecordIndexes },
  { project, model: id, request, language, viewer }: ExportOrder,
): Promise<PlannedExport> {
  const model = await findModel(project, id);
  const { settings } = await kit.settings.read(project);
  const textOf: TextOf = (value) => textFor({ value, acceptLanguage: language, settings });
  requireUse(model, viewer, 'view');
  const columns = recordColumns(model, viewer, indexes);
  const exported = request.columns.map((path, index) => {
    const at = `columns.${index}`;
    return exportColumn(model.schema, columns.column(parsePath(path, at), at), textOf);
  });
  const { ids, filter = {}, sorts = [] } = request;
  const query = readQuery({ filter: ids ? { id: { $in: ids } } : filter, sorts, limit: pageSize });
  return {
    model,
    columns,
    exported,
    title: textOf(model.title),
    query: { ...query, isMatch: recordFilterSql(query.filter, columns), order: recordOrder(query, columns) },
  };
}

/** The first language of the header. Chinese without one, as everywhere. */
function languageOf(header: string | undefined): string {
  const tag = header?.split(',')[0]?.split(';')[0]?.trim() ?? '';
  try {
    return Intl.getCanonicalLocales(tag === '' || tag === '*' ? 'zh-Hans' : tag.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** The minutes of an offset such as `+08:00`. */
function minutesOf(header: string | string[] | undefined): number {
  if (header === undefined) return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(String(header)) ?? [];
  if (hours === undefined) throw malformedQuery('X-Request-TimeZone', 'not of the form +08:00');
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const pageSize = 500;
