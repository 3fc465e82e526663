/** A row of the table of requirements: its number, and the tests that it names. */
const row = /^\|\s*(\d+)\s*\|/;
/** A title may have quotes: it ends before the next file or the end of its cell. */
const namedTest = /`([^`]+\.(?:test|spec)\.tsx?)` "(.+?)"(?=, `|\s*\|)/g;

/**
 * Errors of the table of requirements, one sentence each. Each row has the number that follows the one before, and names at
 * least one test as `` `file` "title" ``, or says that it is **missing**. A named file exists and has a test of that title.
 *
 * @param markdown the text of `docs/specification.md`
 * @param readFile the content of a file by its path from the root, undefined if there is none
 */
export function findMissingTests(markdown: string, readFile: (path: string) => string | undefined): string[] {
  const rows = markdown.split('\n').filter((line) => row.test(line));
  if (rows.length === 0) return ['The table has no requirements.'];
  return rows.flatMap((line, at) => {
    const number = Number(row.exec(line)?.[1]);
    const tests = [...line.matchAll(namedTest)].map(([, path = '', title = '']) => ({ path, title }));
    return [
      ...(number === at + 1 ? [] : [`Requirement ${number} follows ${at}. Number the rows without gaps.`]),
      ...(tests.length > 0 || line.includes('**missing**') ? [] : [`Requirement ${number} names no test.`]),
      ...tests.flatMap(({ path, title }) => errorOf(number, path, title, readFile(path))),
    ];
  });
}

function errorOf(number: number, path: string, title: string, source: string | undefined): string[] {
  if (source === undefined) return [`Requirement ${number} names ${path}, which does not exist.`];
  if (hasTest(source, title)) return [];
  return [`Requirement ${number} names the test "${title}", which ${path} does not have.`];
}

/** True if `title` is the whole first argument of a test or of a group of tests. */
function hasTest(source: string, title: string): boolean {
  const text = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?:^|[\s)\]])(?:(?:test|it|describe)(?:\.\w+)*)?\(\s*(['"\x60])${text}\1,`, 'm').test(
    source,
  );
}
