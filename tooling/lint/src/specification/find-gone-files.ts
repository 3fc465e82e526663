/** Code in backticks that has a folder of the repository, or is a file name. */
const namedPath = /`((?:[\w@.-]+\/)*[\w@.-]+)\/?`/g;
const topFolders = ['apps', 'packages', 'plugins', 'tooling', 'e2e', 'deploy', 'scripts', 'docs'];
const sourceFile = /^[a-z\d-]+(?:\.test|\.spec)?\.tsx?$/;

/**
 * The files and folders of code that a page about security names and that do not exist, by the rules at its beginning: a file name without a
 * folder is beside the one that the same line names before it.
 *
 * @param markdown the text of the page
 * @param existing the paths of all files and folders
 */
export function findGoneFiles(markdown: string, existing: ReadonlySet<string>): string[] {
  return markdown.split('\n').flatMap((line) => goneIn(line, existing));
}

function goneIn(line: string, existing: ReadonlySet<string>): string[] {
  let folder = '';
  const gone: string[] = [];
  for (const [, name = ''] of line.matchAll(namedPath)) {
    if (!name.includes('/') && !sourceFile.test(name)) continue;
    const path = name.includes('/') ? completePath(name) : `${folder}/${name}`;
    if (path === undefined) continue;
    if (!existing.has(path)) gone.push(name);
    folder = sourceFile.test(path.slice(path.lastIndexOf('/') + 1)) ? path.slice(0, path.lastIndexOf('/')) : path;
  }
  return gone;
}

/** Undefined for a name that is no path of the repository, such as an address. */
function completePath(name: string): string | undefined {
  const [top = '', second = '', ...rest] = name.split('/');
  const inside = [second, ...rest].join('/');
  if (top === 'platform') return `apps/platform/src/${inside}`;
  if (top === 'console') return `apps/console/src/${inside}`;
  if (top === 'kit') return `packages/platform-kit/src/${inside}`;
  if (top === 'plugins') return ['plugins', second, 'platform', ...rest].join('/');
  return topFolders.includes(top) ? name : undefined;
}
