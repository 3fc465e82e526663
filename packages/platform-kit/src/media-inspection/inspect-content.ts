import { closeSync, openSync, readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PlatformError } from '@signalbox/api';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { type Format, formatOf } from './formats';
import { DrawingTooComplex } from './drawing/drawing-limits';
import { sanitiseSvg } from './drawing/sanitise-svg';
import type { ReceivedFile } from './received-file';

/**
 * Inspects a received file. Throws `formatNotAllowed` when the content does not match the name, and `fileTooComplex` for a
 * drawing beyond the limits. Returns the bytes to store instead, if the content has to be sanitised. The content
 * decides the duration, so it runs in a worker thread, by synchronous calls where those are simpler.
 */
export async function inspectContent(staged: ReceivedFile, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const format = formatOf(name);
  // A format that only the administrators know cannot be verified, and is served as a download only.
  if (!format) return undefined;
  const head = headOf(staged);
  const recognised = (await typeOf(staged, head))?.mime;
  if (recognised !== undefined && !format.recognised.includes(recognised)) throw error(name, `contains ${recognised}`);
  if (format.otherwise === 'svg') return bytesOf(await cleanSvg(await fullText(staged, name), name));
  if (format.otherwise === 'svgz') return cleanCompressedSvg(staged, name);
  if (recognised === undefined) await checkUnrecognised(staged, { name, head, otherwise: format.otherwise });
  return undefined;
}

async function checkUnrecognised(
  staged: ReceivedFile,
  { name, head, otherwise }: { name: string; head: Buffer; otherwise: Format['otherwise'] },
): Promise<void> {
  if (otherwise === 'anything') return;
  if (otherwise === 'json') return checkJson(await fullText(staged, name), name);
  const start = typeof otherwise === 'object' ? otherwise.startsWith : '';
  if (otherwise !== 'text' && start === '') throw error(name, 'has unknown content');
  if (!head.toString('latin1').startsWith(start)) throw error(name, `does not start with ${start}`);
  if (otherwise === 'text' && !isText(head)) throw error(name, 'is no text');
}

function checkJson(text: string, name: string): void {
  try {
    JSON.parse(text);
  } catch (cause) {
    throw error(name, 'is no JSON', cause);
  }
}

async function cleanSvg(text: string, name: string): Promise<string> {
  try {
    return await sanitiseSvg(text);
  } catch (cause) {
    if (cause instanceof DrawingTooComplex)
      throw new PlatformError('fileTooComplex', { field: 'file', detail: `${name}: ${cause.message}`, cause });
    throw error(name, 'is no SVG', cause);
  }
}

async function cleanCompressedSvg(staged: ReceivedFile, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = await readFile(staged.location);
  return Uint8Array.from(gzipSync(await cleanSvg(decompressed(compressed, name), name)));
}

function decompressed(compressed: Uint8Array, name: string): string {
  try {
    return gunzipSync(compressed, { maxOutputLength: maxTextBytes }).toString('utf8');
  } catch (cause) {
    throw error(name, 'is no compressed SVG', cause);
  }
}

/** In a new buffer, which can be transferred to another thread. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

async function fullText(staged: ReceivedFile, name: string): Promise<string> {
  if (staged.bytes > maxTextBytes)
    throw new PlatformError('tooLarge', { field: 'file', detail: `${name}: ${maxTextBytes} bytes` });
  return (await readFile(staged.location, 'utf8')).replace(/^\uFEFF/, '');
}

/** Small files are in memory already: reading them again would cost more than the rest. */
async function typeOf({ location, bytes }: ReceivedFile, head: Buffer) {
  return bytes <= headBytes ? fileTypeFromBuffer(head) : fileTypeFromFile(location);
}

function headOf({ location, bytes }: ReceivedFile): Buffer {
  const file = openSync(location, 'r');
  try {
    const buffer = Buffer.alloc(Math.min(bytes, headBytes));
    return buffer.subarray(0, readSync(file, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(file);
  }
}

/** Any encoding is accepted. Only UTF-16 has zero bytes in text. */
function isText(head: Buffer): boolean {
  const isUtf16 = head.length >= 2 && (head.readUInt16BE(0) === 0xfeff || head.readUInt16BE(0) === 0xfffe);
  return isUtf16 || !head.includes(0);
}

function error(name: string, reason: string, cause?: unknown): PlatformError {
  return new PlatformError('formatNotAllowed', { field: 'file', detail: `${name} ${reason}`, cause });
}

const headBytes = 64 * 1024;
/** The largest file that is parsed as one piece. */
const maxTextBytes = 4 * 1024 * 1024;
