/** A file, or a directory with all files below it, that moves inside one project's library. */
export interface MovedPath {
  project: string;
  /** Inside the library, like `to`. */
  from: string;
  to: string;
}

/** The new path of a file of the library. Undefined for one that does not move. */
export function newPathOf({ from, to }: MovedPath, path: string): string | undefined {
  if (path === from) return to;
  return path.startsWith(`${from}/`) ? `${to}${path.slice(from.length)}` : undefined;
}
