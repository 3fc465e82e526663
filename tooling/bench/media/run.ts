import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../backup/measure/program';
import { logIn, query, type Session } from '../backup/measure/session';
import { makeLibrary } from './make-library';

// Prints how long searches in a media library of 100,000 files take. Exits with 1 if one takes longer than its limit.
const fileCount = 100_000;
const requests = 300;
const maxMilliseconds = 50;

async function main() {
  const dataDir = mkdtempSync(join(tmpdir(), 'signalbox-media-'));
  try {
    makeLibrary(join(dataDir, 'media'), fileCount);
    const program = await startProgram({ DATA_DIR: dataDir });
    try {
      await measureAll(await logIn(program.url));
    } finally {
      await program.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

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
  console.log(`\n| search | 50 %, ms | 99 %, ms | at most | |\n|---|--:|--:|--:|---|`);
  for (const [name, search] of Object.entries(searches)) {
    const times = await measure(session, search);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
    const isMet = at(0.99) <= maxMilliseconds;
    if (!isMet) process.exitCode = 1;
    console.log(
      `| ${name} | ${at(0.5).toFixed(1)} | ${at(0.99).toFixed(1)} | ${maxMilliseconds} | ${isMet ? 'met' : 'missed'} |`,
    );
  }
  console.log(`\nLoad of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`);
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

/** Durations of requests, one after another, in ms and sorted. The first ten do not count. */
async function measure(session: Session, value: object): Promise<number[]> {
  const times: number[] = [];
  for (let number = -10; number < requests; number++) {
    const start = performance.now();
    await search(session, value);
    if (number >= 0) times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other);
}

async function search({ url, token }: Session, value: object): Promise<Response> {
  const answer = await fetch(`${url}/rest/core/mediaLibrary/search?${query(value)}`, {
    headers: { authorization: token },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The search ${JSON.stringify(value)} failed: ${answer.status} ${text}`);
  return answer;
}

const pageSize = 200;

await main();
