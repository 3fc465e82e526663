import { formatOf } from '@signalbox/platform-kit/media-inspection';
import { nameOf } from '../index/directories';
import { nameKey } from '../index/name-columns';
import type { TreeSize } from '@signalbox/platform-kit';
import type { TrashNote } from './trash-folder';
import type { TrashRow } from './trash-table';

interface ListedEntry {
  id: string;
  project: string;
  note: TrashNote;
  isDirectory: boolean;
  size: TreeSize;
}

/** The row of the list for an entry on the disk. */
export function trashRow({ id, project, note, isDirectory, size }: ListedEntry): TrashRow {
  const name = nameOf(note.path);
  return {
    id,
    project,
    path: note.path,
    name_key: nameKey(name),
    is_directory: isDirectory,
    kind: isDirectory ? 'directory' : (formatOf(name)?.kind ?? 'other'),
    ...size,
    deleted_at: note.deletedAt,
    deleted_by: note.deletedBy,
  };
}
