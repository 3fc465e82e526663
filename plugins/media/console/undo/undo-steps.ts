import type { ApiClient } from '@signalbox/api/client';
import type { DeletedEntries } from '../../shared/trash';
import type { FileVersion } from '../../shared/versions';
import type { Done } from '../bulk/run-each';
import type { Item } from '../items/item';
import { nameOf, parentOf } from '../library/paths';
import { type Placed, placeItem } from '../move/place-items';
import type { UndoItem, UndoStep } from './undo-step';

interface UndoDeps {
  api: ApiClient;
  title: string;
}

/** Brings deleted items back from the trash. */
export function undoDelete({ api, title }: UndoDeps, done: readonly Done<Item, DeletedEntries>[]): UndoStep {
  const entries = done.flatMap(({ result }) => result.trashed);
  const items = entries.map(({ id, path }): UndoItem => ({
    key: id,
    name: nameOf(path),
    run: (choice) =>
      api.post('core/mediaLibrary/trash/restore', {
        ids: [id],
        ...(choice === 'cover' || choice === 'rename' ? { action: choice } : {}),
      }),
  }));
  return { title, items, paths: entries.map(({ path }) => path) };
}

/**
 * Moves items back to where they were, and brings back the files that they replaced. Undefined if an older platform does not
 * say which name it gave one of them, or cannot bring back a replaced file: its place would be empty.
 */
export function undoMove({ api, title }: UndoDeps, placed: readonly Placed[]): UndoStep | undefined {
  const items: UndoItem[] = [];
  for (const each of placed) {
    const { to, hasReplaced = false } = each;
    if (to === undefined || (hasReplaced && each.undo === undefined)) return undefined;
    items.push({ key: to, name: nameOf(to), run: moveBack(api, each) });
  }
  return { title, items, paths: placed.map(({ from }) => from) };
}

/**
 * A move that gave another name is undone in two steps: the folder, and then the name. After a failure of
 * the second step, a retry runs that one only.
 */
function moveBack(api: ApiClient, { from, to = from, undo }: Placed): UndoItem['run'] {
  if (undo !== undefined) return () => api.post('core/mediaLibrary/move/undo', { undo });
  const target = parentOf(from);
  if (nameOf(from) === nameOf(to)) return (choice) => placeItem({ api, how: 'move', target, path: to, choice });
  let path = to;
  return async (choice) => {
    // The other name may be taken in the old folder, too.
    if (path === to) path = (await placeItem({ api, how: 'move', target, path: to, choice: 'rename' })).to ?? to;
    if (path !== from && choice !== 'rename') await api.post('core/mediaLibrary/rename', { path, name: nameOf(from) });
  };
}

/** Gives an item its former name. */
export function undoRename({ api, title }: UndoDeps, { from, to = from }: Placed): UndoStep {
  const run = () => api.post('core/mediaLibrary/rename', { path: to, name: nameOf(from) });
  return { title, items: [{ key: to, name: nameOf(to), run }], paths: [from] };
}

/** Restores the content that a file had before it was replaced. */
export function undoReplace({ api, title }: UndoDeps, path: string): UndoStep {
  const run = async () => {
    const [last] = await api.get<FileVersion[]>('core/mediaLibrary/versions', { query: { path } });
    if (last) await api.post('core/mediaLibrary/versions/restore', { path, version: last.id });
  };
  return { title, items: [{ key: path, name: nameOf(path), run }], paths: [path] };
}
