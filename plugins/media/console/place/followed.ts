import { parentOf } from '../library/paths';
import type { LibraryPlace } from './place';

/** A file or folder that is elsewhere now, or nowhere. */
export interface Gone {
  from: string;
  to?: string | undefined;
}

/** The change of the place that follows its folder and its open file. Undefined if neither has moved. */
export function followed(
  { folder, file }: Pick<LibraryPlace, 'folder' | 'file'>,
  moves: readonly Gone[],
): Partial<LibraryPlace> | undefined {
  const folderMove = moves.find(({ from }) => isIn(folder, from));
  const fileMove = file === undefined ? undefined : moves.find(({ from }) => isIn(file, from));
  if (folderMove === undefined && fileMove === undefined) return undefined;
  return {
    ...(folderMove && { folder: pathAfter(folder, folderMove) ?? parentOf(folderMove.from) }),
    ...(file !== undefined && fileMove && { file: pathAfter(file, fileMove) }),
  };
}

function isIn(path: string, directory: string): boolean {
  return path === directory || path.startsWith(`${directory}/`);
}

function pathAfter(path: string, { from, to }: Gone): string | undefined {
  return to === undefined ? undefined : to + path.slice(from.length);
}
