import { open } from 'node:fs/promises';
import { composeArchive } from '../write/compose-archive';
import { readFileChunks } from '../write/read-file-chunks';
import type { ReadableSource } from '../write/readable-source';
import type { WriteProgress, WrittenArchive } from '../write/write-archive';
import type { SourceNote, Task } from '../thread/messages';
import { ask, progressReporter } from '../thread/owner';

export async function runWriteTask(task: Task & { kind: 'write' }): Promise<WrittenArchive> {
  const handle = await open(task.path, 'r+');
  try {
    return await composeArchive({ ...task, handle, sources: sources(), onProgress: progressReporter<WriteProgress>() });
  } finally {
    await handle.close();
  }
}

async function* sources(): AsyncGenerator<ReadableSource> {
  for (;;) {
    const note = (await ask({ ask: 'source' })) as SourceNote | undefined;
    if (!note) return;
    yield { ...note, read: () => content(note) };
  }
}

async function* content({ path, content }: SourceNote): AsyncGenerator<Uint8Array> {
  if (path !== undefined) yield* readFileChunks(path);
  if (content === undefined) return;
  // The next chunk is requested while the current one is compressed, so that its source is not idle.
  let next = nextChunk(content);
  for (;;) {
    const chunk = await next;
    if (!chunk) return;
    next = nextChunk(content);
    yield chunk;
  }
}

function nextChunk(content: number): Promise<Uint8Array | undefined> {
  const chunk = ask({ ask: 'chunk', content }).then((answer) => {
    if (answer === 'gone') throw Object.assign(new Error('It does not exist any more'), { code: 'ENOENT' });
    return answer as Uint8Array | undefined;
  });
  // The caller that awaits it gets the error. After another failure no caller does.
  chunk.catch(() => undefined);
  return chunk;
}
