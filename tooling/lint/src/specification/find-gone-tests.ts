/** A file of tests, with or without its folders. */
const testFile = /[\w./-]+\.(?:test|spec)\.tsx?/g;

/**
 * The files of tests that a page of the documentation names and that exist nowhere. Pages name some by their last part alone.
 *
 * @param markdown the text of the page
 * @param existing the names of all files of tests, without folders
 */
export function findGoneTests(markdown: string, existing: ReadonlySet<string>): string[] {
  const named = [...markdown.matchAll(testFile)].map(([path]) => path);
  return [...new Set(named)].filter((path) => !existing.has(path.slice(path.lastIndexOf('/') + 1)));
}
