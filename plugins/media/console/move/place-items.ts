import type { ApiClient } from '@signalbox/api/client';
import type { MoveAnswer } from '../../shared/library';
import { nameOf } from '../library/paths';

interface Placement {
  how: 'move' | 'copy';
  /** A folder; '' is the top of the library. */
  target: string;
}

/** A moved or copied item. */
export interface Placed {
  from: string;
  /** Undefined where an older platform chose another name and does not say which. */
  to: string | undefined;
  /** Number of records and settings that have the new address now. */
  rewritten: number;
  /** It took the place of another file, whose content is a version of it now. */
  hasReplaced?: boolean;
  /** Brings back both of them. Missing if the platform cannot. */
  undo?: string;
}

interface PlaceOptions extends Placement {
  api: ApiClient;
  path: string;
  choice?: 'cover' | 'rename' | 'force' | undefined;
}

/** Moves or copies one item. A copy in its own folder gets another name. */
export async function placeItem({ api, how, target, path, choice }: PlaceOptions): Promise<Placed> {
  const to = pathIn(target, nameOf(path));
  const action = choice === 'force' ? undefined : (choice ?? (how === 'copy' && to === path ? 'rename' : undefined));
  const body = { paths: [path], target, ...(action && { action }), ...(choice === 'force' && { force: true }) };
  const { rewritten = 0, placed = [] } = await api.post<MoveAnswer>(`core/mediaLibrary/${how}`, body);
  const [at] = placed;
  const place = at?.to ?? (action === 'rename' ? undefined : to);
  const undo = at?.undo;
  return { from: path, to: place, rewritten, hasReplaced: action === 'cover', ...(undo !== undefined && { undo }) };
}

export function pathIn(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
