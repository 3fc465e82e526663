import { backslash, closingBrace, quote, space } from './ascii';
import { TimeReader } from './time-reader';

/**
 * Positions of the parts of a record's line. Cutting takes a tenth of the time of parsing. It supports the form of this
 * product's archives: `{"id":"…","createdAt":"…","updatedAt":"…","body":{…}}`, or the same without times.
 */
export class LineCut {
  bytes: Uint8Array = new Uint8Array();
  idStart = 0;
  idEnd = 0;
  hasTimes = false;
  createdStart = 0;
  createdEnd = 0;
  updatedStart = 0;
  updatedEnd = 0;
  /** Microseconds since the start of 2000, not exact beyond the safe integers. */
  createdMicros = 0;
  updatedMicros = 0;
  bodyStart = 0;
  bodyEnd = 0;
  private readonly times = new TimeReader();

  /** False when the line has another form or times that do not exist. The positions are then undefined. */
  cut(bytes: Uint8Array, start: number, end: number): boolean {
    if (!startsWith(bytes, start, beforeId)) return false;
    this.bytes = bytes;
    this.idStart = start + beforeId.length;
    this.idEnd = idEndOf(bytes, this.idStart, end);
    if (this.idEnd <= this.idStart) return false;
    let at = this.idEnd + 1;
    this.hasTimes = startsWith(bytes, at, beforeCreated);
    if (this.hasTimes) at = this.cutTimes(at + beforeCreated.length);
    if (at === -1 || !startsWith(bytes, at, beforeBody)) return false;
    // Includes the opening brace of the body.
    this.bodyStart = at + beforeBody.length - 1;
    this.bodyEnd = end - 1;
    return this.bodyEnd > this.bodyStart && bytes[end - 1] === closingBrace && bytes[end - 2] === closingBrace;
  }

  /** Returns the position behind the times, or -1. */
  private cutTimes(start: number): number {
    const { bytes, times } = this;
    this.createdStart = start;
    this.createdEnd = times.read(bytes, start);
    if (this.createdEnd === -1 || !startsWith(bytes, this.createdEnd, beforeUpdated)) return -1;
    this.createdMicros = times.micros;
    this.updatedStart = this.createdEnd + beforeUpdated.length;
    this.updatedEnd = times.read(bytes, this.updatedStart);
    if (this.updatedEnd === -1 || bytes[this.updatedEnd] !== quote) return -1;
    this.updatedMicros = times.micros;
    return this.updatedEnd + 1;
  }
}

/** Position of the closing quote. An id with an escape has another form. */
function idEndOf(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at]!;
    if (byte === quote) return at;
    if (byte < space || byte === backslash) return -1;
  }
  return -1;
}

function startsWith(bytes: Uint8Array, at: number, part: Uint8Array): boolean {
  for (let index = 0; index < part.length; index += 1) if (bytes[at + index] !== part[index]) return false;
  return true;
}

const beforeId = Buffer.from('{"id":"');
const beforeCreated = Buffer.from(',"createdAt":"');
const beforeUpdated = Buffer.from('","updatedAt":"');
const beforeBody = Buffer.from(',"body":{');
