import type { ArchiveToOpen } from '../read/open-archive';
import { openArchive } from '../read/open-archive';

/** Content of every entry by path. */
export async function readAll(archive: ArchiveToOpen): Promise<Record<string, Buffer>> {
  const open = await openArchive(archive);
  try {
    const content: Record<string, Buffer> = {};
    for (const { name } of open.list()) content[name] = await bytesOf(open.readEntry(name));
    return content;
  } finally {
    await open.close();
  }
}

export async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}
