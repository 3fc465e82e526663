import { isGone, unreadable } from '../archive-source-error';
import { entryPath } from '../entry-path';
import type { Answer, Question, SourceNote } from '../thread/messages';
import type { ArchiveSource } from './archive-source';
import { blocks } from './blocks';

interface SourceServerOptions {
  entries: AsyncIterable<ArchiveSource> | Iterable<ArchiveSource>;
  isSorted: boolean;
}

/** Answers the worker's requests for sources and content, on the thread of the sources. */
export function createSourceServer({ entries, isSorted }: SourceServerOptions) {
  const list = isSorted ? sorted(entries) : inTurn(entries);
  const contents = new Map<number, AsyncGenerator<Chunk>>();
  let last = 0;

  const nextSource = async (): Promise<SourceNote | undefined> => {
    const { done, value: source } = await list.next();
    if (done) return undefined;
    last += 1;
    const { kind, name, modified, note, isOptional } = source;
    if ('open' in source) {
      contents.set(last, opened(source));
      return { kind, name, modified, note, isOptional, content: last };
    }
    if ('path' in source) return { kind, name, modified, note, isOptional, path: source.path };
    return { kind, name, modified };
  };

  const nextChunk = async (id: number): Promise<Chunk | undefined> => {
    const next = await contents.get(id)?.next();
    if (next && !next.done) return next.value;
    contents.delete(id);
    return undefined;
  };

  return {
    answer: (question: Question): Promise<Answer> =>
      question.ask === 'source' ? nextSource() : nextChunk(question.content),
    /** Asks all open sources to stop. One that awaits something ends when that arrives. */
    close(): void {
      for (const source of [list, ...contents.values()]) source.return(undefined).catch(() => undefined);
    },
  };
}

async function* inTurn(entries: SourceServerOptions['entries']): AsyncGenerator<ArchiveSource> {
  yield* entries;
}

async function* sorted(entries: SourceServerOptions['entries']): AsyncGenerator<ArchiveSource> {
  const all: { path: string; source: ArchiveSource }[] = [];
  for await (const source of entries) all.push({ path: entryPath(source), source });
  // Not by a locale's order, which differs between machines.
  all.sort((one, other) => (one.path < other.path ? -1 : 1));
  for (const { source } of all) yield source;
}

type Chunk = Uint8Array<ArrayBuffer> | 'gone';

async function* opened(source: Extract<ArchiveSource, { open: unknown }>): AsyncGenerator<Chunk> {
  try {
    yield* blocks(source.open());
  } catch (cause) {
    if (source.isOptional === true && isGone(cause)) yield 'gone';
    else throw unreadable(entryPath(source), cause);
  }
}
