import { PlatformError } from '@signalbox/api';
import { isJsonObject } from '@signalbox/engine/core';
import { findUnstorable } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

export interface RecordLines {
  /** Name of the archive's entry, for the words of a refusal. */
  entry: string;
  content: AsyncIterable<Uint8Array>;
  /** What else a record must be; answers why it is not. */
  judge?: (record: ArchivedRecord) => string | undefined;
  /** Longest id of a record. */
  maxIdLength?: number;
}

export interface ArchivedRecord {
  id: string;
  /** ISO; only records of collections have them. */
  createdAt?: string;
  updatedAt?: string;
  body: JsonObject;
}

/**
 * The bytes of `content` as they are, whole lines at a time, each line judged before it passes: one record of an
 * archive, storable in the database. Throws `archiveRefused`, naming entry and line.
 */
export async function* checkedLines({
  entry,
  content,
  judge,
  maxIdLength = 200,
}: RecordLines): AsyncGenerator<Uint8Array> {
  let line = 0;
  let rest: Uint8Array[] = [];
  let restBytes = 0;
  const check = (bytes: Uint8Array) => {
    for (const text of textOf(bytes, { entry, line }).split('\n')) {
      line += 1;
      const reason = faultOf(text, { judge, maxIdLength });
      if (reason !== undefined) throw refusal({ entry, line, reason });
    }
  };
  for await (const chunk of content) {
    const end = chunk.lastIndexOf(newline);
    if (end === -1) {
      rest.push(chunk);
      restBytes += chunk.length;
      if (restBytes > maxLineBytes) throw refusal({ entry, line: line + 1, reason: 'the line has no end' });
      continue;
    }
    const lines = Buffer.concat([...rest, chunk.subarray(0, end)]);
    check(lines);
    yield lines;
    yield lineEnd;
    rest = [chunk.subarray(end + 1)];
    restBytes = chunk.length - end - 1;
  }
  if (restBytes === 0) return;
  const last = Buffer.concat(rest);
  check(last);
  yield last;
  yield lineEnd;
}

export function refusal({ entry, line, reason }: { entry: string; line?: number; reason: string }): PlatformError {
  const place = line === undefined ? entry : `${entry}, line ${line}`;
  const fault = { pointer: '/file', keyword: 'archive.recordInvalid', params: { place, reason } };
  return new PlatformError('archiveRefused', { detail: `${place}: ${reason}`, faults: [fault] });
}

function textOf(bytes: Uint8Array, { entry, line }: { entry: string; line: number }): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw refusal({ entry, line: line + 1, reason: 'from here on, it is no UTF-8' });
  }
}

function faultOf(
  text: string,
  { judge, maxIdLength }: Required<Pick<RecordLines, 'maxIdLength'>> & Pick<RecordLines, 'judge'>,
): string | undefined {
  // To JSON it is white space, to the COPY that takes the line as it is it would be an end of line.
  if (text.includes('\r')) return 'it holds a carriage return';
  const value = parsed(text);
  if (!isJsonObject(value)) return 'it is no JSON object';
  const unknown = Object.keys(value).find((name) => !recordFields.has(name));
  if (unknown !== undefined) return `it has a field ${JSON.stringify(unknown.slice(0, 50))}`;
  const unstorable = mayBeUnstorable(text) ? findUnstorable(value) : undefined;
  if (unstorable) return `${unstorable.pointer}: ${unstorable.reason}`;
  const { id, createdAt, updatedAt, body } = value;
  if (typeof id !== 'string' || id === '' || id.length > maxIdLength) return '/id: it is no id';
  if (!isJsonObject(body)) return '/body: it is no JSON object';
  if (!isTimeOrAbsent(createdAt)) return '/createdAt: it is no time';
  if (!isTimeOrAbsent(updatedAt)) return '/updatedAt: it is no time';
  return judge?.({ id, body, createdAt, updatedAt });
}

/**
 * False where a look at the text alone shows that all of it can be stored, as with nearly every record: walking through
 * all values takes longer than reading them. Without an escape there is no NUL and no half of a pair in UTF-8; below 200
 * digits and an exponent of three, a number is in range.
 */
function mayBeUnstorable(text: string): boolean {
  return (
    suspects.some((part) => text.includes(part)) ||
    /\d[eE][+-]?\d{3}|\d{200}/.test(text) ||
    opensMoreThan(text, '{', 16) ||
    opensMoreThan(text, '[', 16)
  );
}

const suspects = ['\\u', '__proto__', 'constructor', 'prototype'];

function opensMoreThan(text: string, bracket: string, count: number): boolean {
  let at = -1;
  for (let seen = 0; seen <= count; seen += 1) {
    at = text.indexOf(bracket, at + 1);
    if (at === -1) return false;
  }
  return true;
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function isTimeOrAbsent(value: JsonValue | undefined): value is string | undefined {
  if (value === undefined) return true;
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    // JavaScript takes February 30 for March 2, PostgreSQL refuses it; it also has no year 0.
    new Date(value).toISOString().slice(0, 10) === value.slice(0, 10) &&
    !value.startsWith('0000')
  );
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const recordFields = new Set(['id', 'createdAt', 'updatedAt', 'body']);
const newline = 0x0a;
const lineEnd = Buffer.from('\n');
/** A document of the platform has a few megabytes at most. */
const maxLineBytes = 64 * 2 ** 20;
