/** Prefix of a project's id in the path of its pages and in the name of its media directory. */
export const projectPrefix = '_p_';

/**
 * The project that a page's path names, and the path without it. `_p_<id>` is usually the first segment. Any other is
 * accepted, because some links have it as the last. The first one counts.
 */
export function projectInPath(path: string): { project?: string; page: string } {
  const match = /^(.*?)\/_p_([\w.-]{1,64})(?=\/|$)(.*)$/.exec(path);
  return match?.[2] === undefined ? { page: path } : { project: match[2], page: `${match[1]}${match[3]}` || '/' };
}
