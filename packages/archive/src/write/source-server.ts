import { unreadable } from '../archive-source-error';
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
  const contents = new Map<number, AsyncGenerator<Uint8Array<ArrayBuffer>>>();
  let last = 0;

  const nextSource = async (): Promise<SourceNote | undefined> => {
    const { done, value: source } = await list.next();
    if (done) return undefined;
    last += 1;
    const { kind, name, modified, note } = source;
    if ('open' in source) {
      contents.set(last, opened(entryPath(source), source.open));
      return { kind, name, modified, content: last };
    }
    if ('path' in source) return { kind, name, modified, note, path: source.path, isOptional: source.isOptional };
    return { kind, name, modified };
  };

  const nextChunk = async (id: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
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

async function* opened(
  entry: string,
  open: () => AsyncIterable<Uint8Array | string>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    yield* blocks(open());
  } catch (cause) {
    throw unreadable(entry, cause);
  }
}
