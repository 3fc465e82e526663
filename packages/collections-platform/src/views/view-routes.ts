import { PlatformError } from '@signalbox/api';
import { isSameValue } from '@signalbox/engine/core';
import { bodyOf, idOf, mergeBody, type PlatformKit, validated, type Viewer } from '@signalbox/platform-kit';
import { later, partOf, route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listViewEntity } from '@signalbox/schemas/validators/entities';
import type { ListView } from '@signalbox/schemas/types';
import { type SavedView, shareViewsPermission } from '@signalbox/collections-core';
import { requireLicense } from '../query/may-use';
import type { FindModel, RecordModel } from '../query/record-model';
import { type FindRequested, recordRequest, requestFinder } from '../records/record-request';
import { checkView, rejectEndlessViews } from './check-view';
import { mayChangeView, maySeeView, rolesOf } from './view-access';
import { visibleView } from './visible-view';
import { changeViews, type StoredView, viewStore } from './view-store';

interface ViewDeps {
  kit: PlatformKit;
  find: FindRequested;
}

/**
 * `core/listView/{model}`: the saved views of the list of a model, or of another resource by its address, for those who may see
 * its records. The license feature is that of the list.
 */
export function viewRoutes(
  rest: FastifyInstance,
  { kit, findModel }: { kit: PlatformKit; findModel: FindModel },
): void {
  const findRequested = requestFinder('core/listView/:model', findModel);
  const find: FindRequested = async (request) => {
    const model = await findRequested(request);
    await requireLicense(kit, model, request.method);
    return model;
  };
  const deps = { kit, find };
  const listViewRoute = route('Lists the saved views of a model.', { answer: 'list' });
  rest.get('/core/listView/:model', listViewRoute, async (request): Promise<SavedView[]> => {
    const { model, viewer } = await recordRequest(find, request, 'view');
    const roles = await rolesOf(kit.database, viewer);
    const views = (await viewStore(kit, model).all()).filter((view) => maySeeView(view, { viewer, roles }));
    return views.flatMap((view) => {
      const visible = visibleView(view, { model, viewer });
      return visible ? [presented(visible, viewer, { isComplete: isSameValue(visible, view) })] : [];
    });
  });

  const postListViewRoute = route('Saves a view.', { body: later(listViewEntity), answer: 'inserted' });
  rest.post('/core/listView/:model', postListViewRoute, async (request) => {
    const { model, viewer } = await recordRequest(find, request, 'view');
    const view = { ...bodyOf(request, listViewEntity), model: model.id, user: viewer.userId };
    rejectForeign(view, viewer);
    await checkView({ kit, model, viewer }, sentPart(view));
    return changeViews(kit, model, async (store) => {
      await rejectEndlessViews(store, view);
      const id = await store.views.insert(view);
      await store.makeOnlyDefault({ ...view, id });
      return { InsertedID: id };
    });
  });

  const putListViewRoute = route('Replaces a view.', { body: later(listViewEntity), answer: 'done' });
  rest.put('/core/listView/:model/:id', putListViewRoute, (request) => {
    const body = bodyOf(request, listViewEntity);
    return changeView(deps, request, () => body);
  });
  const patchListViewRoute = route('Changes fields of a view. The others stay.', {
    body: partOf(listViewEntity),
    example: { name: 'North' },
    answer: 'done',
  });
  rest.patch('/core/listView/:model/:id', patchListViewRoute, (request) => {
    const patch = bodyOf(request);
    return changeView(deps, request, (view) => mergeBody(view, patch));
  });

  rest.delete('/core/listView/:model/:id', route('Deletes a view.', { answer: 'done' }), async (request) => {
    const { model, viewer } = await recordRequest(find, request, 'view');
    await changeViews(kit, model, async (store) => {
      rejectPartlyHidden(await store.get(idOf(request)), { model, viewer });
      await store.views.remove(idOf(request));
    });
    return { status: 'OK' };
  });
}

/** Replaces a view by what `next` makes of it, for a user who may change it. */
async function changeView(
  { kit, find }: ViewDeps,
  request: FastifyRequest,
  next: (view: Omit<ListView, 'id'>) => object,
) {
  const { model, viewer } = await recordRequest(find, request, 'view');
  await changeViews(kit, model, async (store) => {
    const stored = await store.get(idOf(request));
    rejectPartlyHidden(stored, { model, viewer });
    const { id: _ignored, ...sent } = validated(next(sentPart(stored)), listViewEntity);
    // A private view is that of the user who made it so.
    const view = { ...sent, model: model.id, user: stored.scope === 'private' ? stored.user : viewer.userId };
    rejectForeign(view, viewer);
    await checkView({ kit, model, viewer }, sent);
    if (sent.scope !== stored.scope) await rejectEndlessViews(store, view);
    await store.makeOnlyDefault(await store.views.replace(stored.id, view));
  });
  return { status: 'OK' };
}

/** Without what the server adds. */
function sentPart({ model: _model, user: _user, ...view }: StoredView | Omit<StoredView, 'id'>): Omit<ListView, 'id'> {
  return view;
}

function presented(view: StoredView, viewer: Viewer, { isComplete }: { isComplete: boolean }): SavedView {
  return { ...sentPart(view), id: view.id, isEditable: isComplete && mayChangeView(view, viewer) };
}

/** As `rejectForeign`. A view with columns that the user may not see can neither be changed nor deleted by them. */
function rejectPartlyHidden(view: StoredView, { model, viewer }: { model: RecordModel; viewer: Viewer }): void {
  rejectForeign(view, viewer);
  const visible = visibleView(view, { model, viewer });
  if (!visible) throw new PlatformError('notFound', { detail: view.id });
  if (!isSameValue(visible, view)) throw new PlatformError('forbidden');
}

/** Throws `notFound` for a private view of another user, and `forbidden` for a shared one without the permission. */
function rejectForeign(view: Pick<StoredView, 'scope' | 'user'> & { id?: string }, viewer: Viewer): void {
  if (mayChangeView(view, viewer)) return;
  if (view.scope === 'private') throw new PlatformError('notFound', { detail: view.id });
  throw new PlatformError('forbidden', { detail: shareViewsPermission });
}
