import { ArchiveError } from '@signalbox/archive';
import { byteReader, type ByteReader } from './byte-reader';

export interface TarEntry {
  name: string;
  isDirectory: boolean;
  bytes: number;
  /** Must be read to its end before the next entry is requested. */
  content: AsyncGenerator<Uint8Array>;
}

/**
 * Reads the entries of a tar: files and directories only. It is strict and small on purpose: libraries keep a long name
 * in memory, regardless of the size that it declares, and skip entries that they do not know.
 */
export async function* readTar(content: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = byteReader(content);
  let longName: string | undefined;
  for (;;) {
    const block = await reader.exactly(blockBytes);
    if (!block) throw new ArchiveError('truncated');
    if (block.every((byte) => byte === 0)) break;
    const { type, name: shortName, bytes } = header(block);
    if (type === 'x') {
      longName = await nameIn(reader, bytes);
      continue;
    }
    const name = longName ?? shortName;
    longName = undefined;
    if (type === '1' || type === '2') throw new ArchiveError('symlink', { entry: name });
    const isDirectory = type === '5';
    if ((type !== '0' && !isDirectory) || (isDirectory && bytes > 0))
      throw new ArchiveError('unexpectedEntry', { entry: name, detail: `type ${JSON.stringify(type)}` });
    let isRead = false;
    yield {
      name,
      isDirectory,
      bytes,
      content: (async function* contentOf() {
        yield* contentAndPadding(reader, bytes);
        isRead = true;
      })(),
    };
    if (!isRead && !isDirectory) throw new Error(`${name} was not read to its end`);
  }
  await rejectMore(reader);
}

const blockBytes = 512;
const maxNameBytes = 8_192;

function header(block: Buffer): { type: string; name: string; bytes: number } {
  const text = (start: number, length: number) => textOf(block.subarray(start, start + length));
  const sum = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (numberOf(block.subarray(148, 156)) !== sum || text(257, 5) !== 'ustar') throw new ArchiveError('tampered');
  const [name, prefix] = [text(0, 100), text(345, 155)];
  return {
    type: block[156] === 0 ? '0' : String.fromCharCode(block[156]!),
    name: prefix === '' ? name : `${prefix}/${name}`,
    bytes: numberOf(block.subarray(124, 136)),
  };
}

/** Octal digits, or for larger values a binary number that starts with 0x80. */
function numberOf(field: Buffer): number {
  if (field[0] === 0x80) {
    const value = field.subarray(1).reduce((total, byte) => total * 256 + byte, 0);
    if (Number.isSafeInteger(value)) return value;
  } else {
    const digits = field.toString('latin1').replace(/[ \0]+$/, '');
    if (/^[0-7]+$/.test(digits)) return Number.parseInt(digits, 8);
  }
  throw new ArchiveError('tampered', { detail: 'a number that is none' });
}

function textOf(field: Buffer): string {
  const end = field.indexOf(0);
  return decoded(end === -1 ? field : field.subarray(0, end));
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ArchiveError('tampered', { detail: 'a name that is no UTF-8', cause });
  }
}

/** An extended header may only set a path. */
async function nameIn(reader: ByteReader, bytes: number): Promise<string> {
  if (bytes > maxNameBytes) throw new ArchiveError('bomb', { detail: `a header of ${bytes} bytes` });
  const pieces: Uint8Array[] = [];
  for await (const piece of contentAndPadding(reader, bytes)) pieces.push(piece);
  const text = decoded(Buffer.concat(pieces));
  const [, length, name] = /^(\d+) path=([^\n]+)\n$/.exec(text) ?? [];
  if (name === undefined || Number(length) !== bytes)
    throw new ArchiveError('unexpectedEntry', { detail: 'an extended header' });
  return name;
}

async function* contentAndPadding(reader: ByteReader, bytes: number): AsyncGenerator<Uint8Array> {
  for (let missing = bytes; missing > 0;) {
    const piece = await reader.some(missing);
    missing -= piece.length;
    yield piece;
  }
  const padding = (blockBytes - (bytes % blockBytes)) % blockBytes;
  if (padding === 0) return;
  const fill = await reader.exactly(padding);
  if (!fill) throw new ArchiveError('truncated');
  if (fill.some((byte) => byte !== 0)) throw new ArchiveError('tampered');
}

/** A second empty block ends the archive. */
async function rejectMore(reader: ByteReader): Promise<void> {
  const last = await reader.exactly(blockBytes);
  if (!last) throw new ArchiveError('truncated');
  if (last.some((byte) => byte !== 0)) throw new ArchiveError('tampered');
  if (await reader.exactly(1)) throw new ArchiveError('tampered', { detail: 'something follows the archive' });
}
