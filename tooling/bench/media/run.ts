import { join } from 'node:path';
import { logIn, query, send, type Session } from '../session';
import { printTimes } from '../times';
import { withFolders } from '../workbench';
import { makeLibrary } from './make-library';

// Prints how long searches in a media library of 100,000 files take. Exits with 1 if one takes longer than its limit.
const fileCount = 100_000;
const pageSize = 200;
const limit = 50;

await withFolders(async ({ dataDir, start }) => {
  makeLibrary(join(dataDir, 'media'), fileCount);
  const { url } = await start();
  await measureAll(await logIn(url));
});

async function measureAll(session: Session) {
  console.log(`${fileCount} files indexed in ${((await untilIndexed(session)) / 1000).toFixed(1)} s`);
  const middle = await cursorAt(session, fileCount / 2);
  const searches: Record<string, object> = {
    'first page, by name, counted': { withCount: true },
    'page after 50,000 files, by keyset': { cursor: middle },
    'first page, largest first': { sort: { size: -1 } },
    'first page, newest first': { sort: { date: -1 } },
    'one directory, counted': { filter: { directory: 'site 7/building 3', below: false }, withCount: true },
    'a directory with those below, counted': { filter: { directory: 'site 7' }, sort: { size: 1 }, withCount: true },
    'text in every eighth name, counted': { filter: { text: 'Pump' }, withCount: true },
    'text in 1 of 400 names, counted': { filter: { text: 'abc' }, withCount: true },
    'text in no name, counted': { filter: { text: 'nothing like it' }, withCount: true },
    'text in videos, newest first': { filter: { text: '-0', kind: { $in: ['video'] } }, sort: { date: -1 } },
  };
  await printTimes(
    'search',
    Object.entries(searches).map(([name, value]) => ({
      name,
      query: () => value,
      send: () => search(session, value),
      limit,
    })),
  );
}

/** Milliseconds from now until the platform has read the complete library. */
async function untilIndexed(session: Session): Promise<number> {
  const start = performance.now();
  while ((await search(session, { limit: 1 })).headers.has('indexing'))
    await new Promise((resolve) => setTimeout(resolve, 100));
  return performance.now() - start;
}

/** The cursor after the first `count` files. */
async function cursorAt(session: Session, count: number): Promise<string> {
  let cursor: string | undefined;
  for (let read = 0; read < count; read += pageSize) {
    const page = await search(session, { limit: pageSize, ...(cursor === undefined ? {} : { cursor }) });
    cursor = page.headers.get('cursor') ?? undefined;
  }
  if (cursor === undefined) throw new Error('The library has fewer files than expected');
  return cursor;
}

function search(session: Session, value: object) {
  return send(session, `core/mediaLibrary/search?${query(value)}`);
}
