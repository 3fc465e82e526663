/** A file, or a directory with all files below it, that moves inside one project's library. */
export interface MovedPath {
  project: string;
  /** Inside the library, like `to`. */
  from: string;
  to: string;
  /**
   * Hosts of this platform, in lower case. Addresses with another host stay as they are: they may lead to another
   * platform.
   */
  hosts: readonly string[];
}

/** The new path of a file of the library. Undefined for one that does not move. */
export function newPathOf({ from, to }: Pick<MovedPath, 'from' | 'to'>, path: string): string | undefined {
  if (path === from) return to;
  return path.startsWith(`${from}/`) ? `${to}${path.slice(from.length)}` : undefined;
}
