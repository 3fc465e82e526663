import { PlatformError } from '@signalbox/api';
import { readAt } from '@signalbox/engine/core';
import {
  collectionStore,
  featureError,
  fieldsOf,
  idOf,
  invalidField,
  jsonQuery,
  type PlatformKit,
  type Query,
  requireFeatures,
  resourceRoutes,
  type ResourceWrite,
  type StoredDocument,
  type TaskOwner,
} from '@signalbox/platform-kit';
import { inQuery, later, route, requirePermission, viewerOf } from '@signalbox/platform-kit/rest';
import type { JsonObject } from '@signalbox/schemas';
import { dashboardEntity, dashboardPatchEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TableValues } from '../../shared/dashboards/table-values';
import { maxWidgets, widgetsOf } from '../../shared/dashboards/widgets';
import { dashboardValuesQueryEntity } from '../../shared/generated/entities';
import { readTable, type TableReadings, tableValues } from './read-table-values';
import { createSharedReads } from './shared-reads';

/** `core/dashboard`, and the current values of what a dashboard shows. */
export function dashboardRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  // The names stay: the settings choose the dashboard of the license reminder by them, and the editor of pages shows them.
  const narrow = async ({ project }: FastifyRequest, query: Query) => {
    const error = await featureError(kit, { project, features });
    if (error === undefined) return query;
    const names = namesOnly(query);
    if (names === undefined) throw error;
    return names;
  };
  resourceRoutes(rest, kit, { ...resource, narrow, onWrite: rejectWidgets });

  const dashboardRoute = route('Returns one dashboard.', { answer: dashboardEntity });
  rest.get('/core/dashboard/:id', dashboardRoute, (request) => readDashboard(kit, request));

  // A user who may see a dashboard may see its values: an author with `timeseries.view` chose the tables.
  // All consoles read at once when the online check has changed a state.
  const shareRead = createSharedReads<TableReadings>();
  const valuesRoute = route('Returns the values that a dashboard shows.', {
    query: inQuery(later(dashboardValuesQueryEntity)),
  });
  rest.get('/core/dashboard/:id/values', valuesRoute, async (request): Promise<TableValues> => {
    const dashboard = await readDashboard(kit, request);
    const { table } = jsonQuery(request, dashboardValuesQueryEntity);
    if (dashboard['isDelete'] === true || !tablesOf(dashboard).includes(table))
      throw new PlatformError('notFound', { detail: table });
    const { project } = request;
    const key = JSON.stringify([project, table]);
    const readings = await shareRead(key, () => readTable(kit, { project, table, owner: sharedOwner(key) }));
    return tableValues(readings, { viewer: viewerOf(request), now: kit.clock.now() });
  });
}

/** Throws for a new chart of an author who may not see time series, and for more widgets than are drawn. Stored ones stay. */
function rejectWidgets({ request, before = {}, after = {} }: ResourceWrite): void {
  const shown = tablesOf(before);
  if (tablesOf(after).some((table) => !shown.includes(table))) requirePermission(request, 'timeseries.view');
  const [had, has] = [before, after].map(({ widgets }) => (Array.isArray(widgets) ? widgets.length : 0));
  if (has !== undefined && has > Math.max(maxWidgets, had ?? 0))
    throw invalidField([{ pointer: '/widgets', keyword: 'maxItems', params: { limit: maxWidgets } }]);
}

function tablesOf(dashboard: JsonObject): string[] {
  return widgetsOf(dashboard).flatMap((widget) => (widget.type === 'chart' ? widget.table : []));
}

/** The owner of a read that several users wait for: only the limit of its statements ends it early. */
function sharedOwner(key: string): TaskOwner {
  return { userId: `table ${key}`, signal: new AbortController().signal };
}

const viewPermission = 'dashboard.view';
const features = ['dashboard'] as const;

const resource = {
  path: 'core/dashboard',
  collection: 'dashboard',
  limit: 'dashboard' as const,
  permissions: { list: viewPermission, add: 'dashboard.add', edit: 'dashboard.edit', delete: 'dashboard.delete' },
  entity: { full: dashboardEntity, patch: dashboardPatchEntity },
  answer: dashboardEntity,
};

/**
 * Throws `forbidden`, `featureNotLicensed` or `notFound`. The license reminder may show its dashboard to every user, after
 * the license has expired too.
 */
async function readDashboard(kit: PlatformKit, request: FastifyRequest): Promise<StoredDocument> {
  const { viewer, project, settingsVersion } = request;
  const id = idOf(request);
  const { settings } = await kit.settings.read(project, settingsVersion);
  if (readAt(settings, '/pressMoney/pressDashboard/id') !== id) {
    if (!viewer?.isSuper && !viewer?.permissions.has(viewPermission))
      throw new PlatformError('forbidden', { detail: viewPermission });
    await requireFeatures(kit, { project, features });
  }
  const dashboard = await collectionStore({ ...kit, project, collection: 'dashboard' }).get(id);
  if (!dashboard) throw new PlatformError('notFound', { detail: id });
  return dashboard;
}

/**
 * The query for a list of dashboards with nothing but `id` and `name`: settings name dashboards that the license closes.
 * Undefined for a query that finds or sorts them by another field, as its matches would reveal that field.
 */
function namesOnly(query: Query): Query | undefined {
  if (fieldsOf(query).some(([name = '']) => !listedFields.has(name))) return undefined;
  return { ...query, project: { mode: 'only', paths: [['name']] } };
}

const listedFields = new Set(['id', 'name', 'isDelete']);
