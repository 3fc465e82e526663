import { closeSync, openSync, readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PlatformError } from '@signalbox/api';
import { decodeText, TextEncodingError } from '@signalbox/schemas/decode-text';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { formatOf } from './formats';
import { DrawingTooComplex } from './drawing/drawing-limits';
import { DeclarationNotAllowed } from './drawing/expand-entities';
import { sanitiseSvg } from './drawing/sanitise-svg';
import type { ReceivedFile } from './received-file';
import { notReadable, textOf } from './text-of';

/**
 * Inspects a received file. Throws `formatNotAllowed` when the content does not match the name, `textNotReadable` for a text
 * whose encoding cannot be read, `drawingNotAllowed`, and `fileTooComplex` for a drawing beyond the limits. Returns the bytes to store instead, if
 * the content has to be sanitised. The content decides the duration, so it runs in a worker thread, by synchronous calls
 * where those are simpler.
 */
export async function inspectContent(staged: ReceivedFile, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const format = formatOf(name);
  // A format that only the administrators know cannot be verified, and is served as a download only.
  if (!format) return undefined;
  const { otherwise } = format;
  // The first letters of a text may be those of another format.
  if (otherwise === 'text') return checkText(staged, name);
  if (otherwise === 'json') return checkJson(await fullText(staged, name), name);
  if (otherwise === 'svg') return bytesOf(await cleanSvg(await fullText(staged, name), name));
  const head = headOf(staged, headBytes);
  const recognised = (await typeOf(staged, head))?.mime;
  if (recognised !== undefined && !format.recognised.includes(recognised)) throw error(name, `contains ${recognised}`);
  if (otherwise === 'svgz') return cleanCompressedSvg(staged, name);
  if (recognised !== undefined || otherwise === 'anything') return undefined;
  const start = typeof otherwise === 'object' ? otherwise.startsWith : '';
  if (start === '') throw error(name, 'has unknown content');
  if (!head.toString('latin1').startsWith(start)) throw error(name, `does not start with ${start}`);
  return undefined;
}

/** Spreadsheets write other encodings than UTF-8 too, without naming them. They are stored as they are. */
function checkText(staged: ReceivedFile, name: string): undefined {
  try {
    decodeText(headOf(staged, maxTextBytes), { isPart: staged.bytes > maxTextBytes });
  } catch (cause) {
    const isNamed = cause instanceof TextEncodingError && cause.reason === 'probable' && cause.encoding !== 'UTF-16';
    if (!isNamed) throw notReadable(name, cause);
  }
}

function checkJson(text: string, name: string): undefined {
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
    if (!(cause instanceof DeclarationNotAllowed)) throw error(name, 'is no SVG', cause);
    const { reason, entity } = cause;
    const params = { name, reason: `drawing.${reason}`, entity };
    throw new PlatformError('drawingNotAllowed', { field: 'file', params, cause });
  }
}

async function cleanCompressedSvg(staged: ReceivedFile, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = textOf(decompressed(await readFile(staged.location), name), name);
  return Uint8Array.from(gzipSync(await cleanSvg(text, name)));
}

function decompressed(compressed: Uint8Array, name: string): Buffer {
  try {
    return gunzipSync(compressed, { maxOutputLength: maxTextBytes });
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
  return textOf(await readFile(staged.location), name);
}

/** Small files are in memory already: reading them again would cost more than the rest. */
async function typeOf({ location, bytes }: ReceivedFile, head: Buffer) {
  return bytes <= headBytes ? fileTypeFromBuffer(head) : fileTypeFromFile(location);
}

function headOf({ location, bytes }: ReceivedFile, limit: number): Buffer {
  const file = openSync(location, 'r');
  try {
    const buffer = Buffer.alloc(Math.min(bytes, limit));
    return buffer.subarray(0, readSync(file, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(file);
  }
}

function error(name: string, reason: string, cause?: unknown): PlatformError {
  return new PlatformError('formatNotAllowed', { field: 'file', detail: `${name} ${reason}`, cause });
}

const headBytes = 64 * 1024;
/** The largest file that is parsed as one piece. */
const maxTextBytes = 4 * 1024 * 1024;
