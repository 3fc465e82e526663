import { prototypeNames } from '@signalbox/schemas/reserved-names';
import { dot, isDigit, letterU, minus, plus } from './ascii';

/**
 * Scans bytes of JSON for content that only a parser can validate, which is rare. Without an escape, UTF-8 contains no
 * NUL and no lone surrogate. A number below 199 digits with an exponent below three digits is in range.
 */
export class JsonScan {
  /** The scanned block contains a name that no record may have. */
  private hasNames = false;

  /** Call it before the first part of a block is scanned. */
  startBlock(bytes: Buffer): void {
    this.hasNames = partsOfNames.some((part) => bytes.includes(part));
  }

  isSuspect(bytes: Buffer, start: number, end: number): boolean {
    let braces = 0;
    let brackets = 0;
    // A local variable: the loop reads it for every byte.
    const kindOf = kinds;
    for (let at = start; at < end; at += 1) {
      const kind = kindOf[bytes[at]!]!;
      if (kind === 0) continue;
      if (kind === brace) braces += 1;
      else if (kind === bracket) brackets += 1;
      else if (kind === exponent ? isLargeExponent(bytes, at) : kind === carriageReturn || bytes[at + 1] === letterU)
        return true;
    }
    return (
      braces > depth ||
      brackets > depth ||
      hasManyDigits(bytes, start, end) ||
      (this.hasNames && names.some((name) => bytes.subarray(start, end).includes(name)))
    );
  }
}

/** True for an exponent of a number, and for text that looks like one. */
function isLargeExponent(bytes: Buffer, at: number): boolean {
  const sign = bytes[at + 1];
  const first = sign === plus || sign === minus ? at + 2 : at + 1;
  for (let digit = first; digit < first + 3; digit += 1) if (!isDigit(bytes[digit])) return false;
  let before = at - 1;
  while (isDigit(bytes[before]) || bytes[before] === dot) before -= 1;
  if (before === at - 1) return false;
  return comesBeforeNumbers.has(bytes[bytes[before] === minus ? before - 1 : before] ?? 0);
}

function hasManyDigits(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start + manyDigits - 1; at < end; at += manyDigits) {
    if (!isDigit(bytes[at])) continue;
    let [first, last] = [at, at];
    while (first > start && isDigit(bytes[first - 1])) first -= 1;
    while (isDigit(bytes[last + 1])) last += 1;
    if (last - first + 1 >= manyDigits) return true;
  }
  return false;
}

// 0 is any other byte.
const brace = 2;
const bracket = 3;
const exponent = 4;
const carriageReturn = 5;
const escape = 6;
const kinds = new Uint8Array(256);
for (const [character, kind] of [
  ['{', brace],
  ['[', bracket],
  ['e', exponent],
  ['E', exponent],
  ['\r', carriageReturn],
  ['\\', escape],
] as const)
  kinds[character.charCodeAt(0)] = kind;

const names = prototypeNames.map((name) => Buffer.from(name));
/** Each name contains one of these. Short needles are found several times faster. */
const partsOfNames = ['proto', 'struct'].map((part) => Buffer.from(part));
const comesBeforeNumbers = new Set(Buffer.from(':,[ \t'));
const depth = 16;
const manyDigits = 199;
