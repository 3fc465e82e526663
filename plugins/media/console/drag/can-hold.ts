import { parentOf } from '../library/paths';

/** True if an item can move into a folder: it is not there already, and a folder does not move into itself. '' is the top. */
export function canHold(folder: string, path: string): boolean {
  return parentOf(path) !== folder && folder !== path && !folder.startsWith(`${path}/`);
}
