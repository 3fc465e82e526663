import { mayEnterProject } from '@signalbox/api';
import type { JsonValue } from '@signalbox/schemas';
import type { Viewer } from '../contract';
import { namedFiles, ownerOf } from '../media';
import { isOfSettings } from './upload-rule';

/**
 * An error for each media file that settings name newly and the viewer may not read: a file that settings name is open to
 * every user, and as logo or background to everyone. It need not exist: it may come later.
 */
export function foreignFiles({ viewer, before, after }: { viewer: Viewer; before: JsonValue; after: JsonValue }) {
  const foreign = namedFiles(after).filter(({ storePath }) => !mayReadFile(viewer, storePath));
  const open = new Set(foreign.length > 0 ? namedFiles(before).map(({ storePath }) => storePath) : []);
  return foreign
    .filter(({ storePath }) => !open.has(storePath))
    .map(({ pointer, storePath: file }) => ({ pointer, keyword: 'foreignFile', params: { file } }));
}

/** True if the user may read this file, whether settings name it or not: with `media.view`, or in a directory of the console's own forms. */
function mayReadFile(viewer: Viewer, storePath: string): boolean {
  const { project, path } = ownerOf(storePath);
  if (!mayEnterProject(viewer, project)) return false;
  return viewer.isSuper || viewer.permissions.has('media.view') || isOfSettings(path.split('/')[0] ?? '');
}
